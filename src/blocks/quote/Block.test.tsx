import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { QuoteBlock } from './Block'

const draw = (more: Partial<BlockOf<'quote'>> = {}) =>
  renderToStaticMarkup(
    <QuoteBlock block={{ blockType: 'quote', text: 'Varm & god', ...more }} site={testSite} first={false} />,
  )

test('who said it stands in the caption of the figure', () => {
  expect(draw({ name: 'Kari', role: 'Dalen' })).toContain(
    '<blockquote><p>Varm &amp; god</p></blockquote><figcaption><strong>Kari</strong><span>Dalen</span></figcaption>',
  )
})

test('an unnamed quote has no caption, a deleted picture no room', () => {
  expect(draw()).not.toContain('figcaption')
  expect(draw({ picture: 17 })).not.toContain('quote-pictured')
  expect(draw({ picture: testPicture })).toContain('quote-pictured')
})
