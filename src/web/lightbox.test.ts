import { expect, test } from 'vitest'
import { testSite } from '../../tests/support/testSite'
import { lightboxAttributes } from './lightbox'

const attributes = (settings: object) =>
  lightboxAttributes({ ...testSite, settings } as unknown as typeof testSite, '/assets/lightbox.js')

test('the texts are the English ones of docs/behaviour.md#lightbox in both languages', () => {
  expect(JSON.parse(attributes({})['data-lightbox-settings'])).toEqual({
    captions: true,
    close: 'Close (Esc)',
    loading: 'Loading...',
    previous: 'Previous (Left arrow key)',
    next: 'Next (Right arrow key)',
    zoom: 'Zoom',
    counter: '%curr% of %total%',
    imageFailed: 'The image could not be loaded.',
    notFound: 'Content not found',
    failed: 'Failed to load content.',
    openLink: 'Open link',
  })
})

test('“no” for mobile leaves it to windows of 768 pixels and more', () => {
  expect(attributes({ lightboxOnMobile: 'no' })['data-lightbox-window']).toBe('(width >= 768px)')
  expect(attributes({ lightboxOnMobile: 'yes' })['data-lightbox-window']).toBe('all')
})
