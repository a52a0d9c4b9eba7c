import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richText, testSite } from '../../../tests/support/testSite'
import { ColumnsBlock } from './Block'

const column = (text: string) => ({
  content: richText({ type: 'heading', tag: 'h3', children: [{ type: 'text', text }] }),
})

const draw = (heading: string | null, texts: string[]) =>
  renderToStaticMarkup(
    <ColumnsBlock
      block={{ blockType: 'columns', heading, columns: texts.map(column) }}
      site={testSite}
      first={false}
    />,
  )

test('as many columns as there are texts', () => {
  expect(draw(null, ['a', 'b', 'c', 'd'])).toContain('class="grid grid-4"')
  expect(draw(null, ['a', 'b'])).toContain('class="grid grid-2"')
})

test('no level of headings is left out, with or without a heading of the block', () => {
  expect(draw('Året', ['46'])).toMatch(/<h2>Året<\/h2>.*<h3 id="46">/)
  expect(draw(null, ['46'])).toContain('<h2 id="46">')
})

test('a figure stands above the text of its column, and no empty line in its place', () => {
  const html = renderToStaticMarkup(
    <ColumnsBlock
      block={{ blockType: 'columns', columns: [{ figure: '15 år', ...column('Deler') }, column('Fagfolk')] }}
      site={testSite}
      first={false}
    />,
  )
  expect(html.match(/class="column-figure"/g)).toHaveLength(1)
  expect(html).toMatch(/<p class="column-figure">15 år<\/p>.*Deler/)
})
