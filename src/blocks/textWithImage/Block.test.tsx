import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richText, testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { TextWithImageBlock } from './Block'

const content = richText({ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Under' }] })

const draw = (more: Partial<BlockOf<'textWithImage'>> = {}) =>
  renderToStaticMarkup(
    <TextWithImageBlock
      block={{ blockType: 'textWithImage', content, picture: testPicture, side: 'left', ...more }}
      site={testSite}
      first={false}
    />,
  )

test('headings of the text lie below the one of the block', () => {
  expect(draw({ heading: 'Over' })).toMatch(/<h2>Over<\/h2>.*<h3 id="under">Under<\/h3>/)
  expect(draw()).toContain('<h2 id="under">Under</h2>')
})

test('the picture stands on its side with its caption', () => {
  const html = draw({ caption: 'Slipt <stein>' })
  expect(html).toContain('beside-left')
  expect(html).toContain('<figcaption>Slipt &lt;stein&gt;</figcaption>')
})

test('a picture that was deleted leaves no empty half', () => {
  const html = draw({ picture: 17, caption: 'Slipt stein' })
  expect(html).not.toContain('beside-left')
  expect(html).not.toContain('figure')
})
