import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { TestimonialsBlock } from './Block'

const draw = (...testimonials: NonNullable<BlockOf<'testimonials'>['testimonials']>) =>
  renderToStaticMarkup(
    <TestimonialsBlock block={{ blockType: 'testimonials', testimonials }} site={testSite} first={false} />,
  )

test('who said it stands in the caption, with a picture that says no more than the name', () => {
  const html = draw({ text: 'Varm', name: 'Kari', role: 'Dalen', picture: testPicture })
  expect(html).toMatch(/<blockquote><p>Varm<\/p><\/blockquote><figcaption><img[^>]* alt=""/)
  expect(html).toContain('<strong>Kari</strong><span>Dalen</span>')
})

test('stars are told in words and drawn, none where none are given', () => {
  const html = draw({ text: 'Varm', name: 'Kari', stars: 4 })
  expect(html).toContain('aria-label="4 av 5 stjerner"')
  expect(html.match(/star-empty/g)).toHaveLength(1)
  expect(draw({ text: 'Varm', name: 'Kari' })).not.toContain('stars')
  expect(draw({ text: 'Varm', name: 'Kari', stars: 9 })).toContain('5 av 5 stjerner')
})

test('nothing said, nothing drawn', () => {
  expect(draw({ text: '', name: 'Kari' })).toBe('')
})
