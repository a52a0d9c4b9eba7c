import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../tests/support/testSite'
import { RichTextBlock } from './Block'

test('stands in the width that was chosen', () => {
  const draw = (width: 'text' | 'wide') =>
    renderToStaticMarkup(
      <RichTextBlock
        block={{ blockType: 'richText', content: paragraphs('Hei'), width }}
        site={testSite}
        first={false}
      />,
    )
  expect(draw('text')).toBe('<div class="text"><div class="rich-text"><p>Hei</p></div></div>')
  expect(draw('wide')).toBe('<div class="wide"><div class="rich-text"><p>Hei</p></div></div>')
})
