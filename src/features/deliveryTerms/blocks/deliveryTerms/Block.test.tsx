import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../../../tests/support/testSite'
import type { DeliveryTerm } from '../../../../cms/types'
import { momentText } from '../../../../lib/moment'
import { DeliveryTermsBlock } from './Block'

const published: DeliveryTerm = {
  id: 1,
  content: paragraphs('Frakt på pall.'),
  version: 3,
  validFrom: '2026-11-20T23:30:00.000Z',
  _status: 'published',
}
const draw = (deliveryTerms?: DeliveryTerm, text?: string) =>
  renderToStaticMarkup(
    <DeliveryTermsBlock
      block={{ blockType: 'deliveryTerms', text: text ?? null }}
      site={testSite}
      first={false}
      {...(deliveryTerms ? { data: deliveryTerms } : {})}
    />,
  )

test('the terms are closed under their title in small letters, with version and day in Norway', () => {
  expect(draw(published, 'Les først.')).toBe(
    '<div class="text"><p class="terms-text">Les først.</p>' +
      '<details class="spoiler terms" id="leveringsbetingelser"><summary><h2>leveringsbetingelser</h2></summary>' +
      '<div class="spoiler-content"><div class="rich-text"><p>Frakt på pall.</p></div>' +
      '<p class="terms-version">Versjon 3, gjelder fra 21. november 2026</p></div></details></div>',
  )
})

test('without published terms there is no block, whatever text stands above', () => {
  expect(draw(undefined, 'Les først.')).toBe('')
  expect(draw({ id: 1 })).toBe('')
  expect(draw({ ...published, version: 0 })).toBe('')
  expect(draw({ ...published, content: paragraphs(' ') })).toBe('')
})

test('a day is written as its language does', () => {
  expect(momentText('2026-07-01T21:59:00.000Z', 'nb', 'date')).toBe('1. juli 2026')
  expect(momentText('2026-07-01T22:00:00.000Z', 'en', 'date')).toBe('2 July 2026')
})
