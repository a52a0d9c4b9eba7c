import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { AccordionBlock } from './Block'

type Accordion = BlockOf<'accordion'>

const islands = { assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
const content = paragraphs('Tekst')
const draw = (spoilers: Accordion['spoilers'], more: Partial<Accordion> = {}) =>
  renderToStaticMarkup(
    <IslandProvider value={islands}>
      <AccordionBlock
        block={{ blockType: 'accordion', style: 'plain', icon: 'plus', spoilers, ...more }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )

test('spoilers of a block share a group, so that one is open at a time', () => {
  const html = draw([
    { title: 'En', content },
    { title: 'To', content },
  ])
  expect(html.match(/<details[^>]*name="spoilers-en"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<details[^>]* open/)
})

test('of several that are open at first only the first stays so', () => {
  const html = draw([
    { title: 'En', content },
    { title: 'To', content, open: true },
    { title: 'Tre', content, open: true },
  ])
  expect([...html.matchAll(/<details[^>]*id="(\w+)"[^>]* open/g)].map(([, id]) => id)).toEqual(['to'])
})

test('titles are headings below that of the block', () => {
  expect(draw([{ title: 'En', content }], { heading: 'Fakta' })).toMatch(/<h2>Fakta<\/h2>.*<summary><h3>En<\/h3>/)
  expect(draw([{ title: 'En', content }])).toContain('<summary><h2>En</h2>')
})

test('the look is told by classes, and whether anchors are written by an attribute', () => {
  const html = draw([{ title: 'En', content }], { style: 'filled', icon: 'arrow', anchorInUrl: true })
  expect(html).toMatch(/class="spoilers spoilers-filled spoilers-arrow" data-anchors=""/)
  expect(draw([{ title: 'En', content }])).not.toContain('data-anchors')
})

test('a block without titles draws nothing', () => {
  expect(draw([{ title: '', content }], { heading: 'Fakta' })).toBe('')
})
