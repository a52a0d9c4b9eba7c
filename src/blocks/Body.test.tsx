import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richText, testPicture, testSite } from '../../tests/support/testSite'
import { contentBlocks } from '../program'
import type { PageBlock } from '../web/contentBlock'
import { IslandProvider } from '../web/Island'
import { Body } from './Body'
import { placeBlocks } from './readBody'

const hero = (heading: string): PageBlock => ({ blockType: 'hero', heading, layout: 'cover', picture: testPicture })
const text = (heading: string, anchor?: string): PageBlock => ({
  blockType: 'richText',
  width: 'text',
  anchor: anchor ?? null,
  content: richText({ type: 'heading', tag: 'h2', children: [{ type: 'text', text: heading }] }),
})

const islands = () => ({ assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 })

const draw = (...blocks: PageBlock[]) =>
  renderToStaticMarkup(
    <IslandProvider value={islands()}>
      <Body body={placeBlocks(blocks, contentBlocks)} site={testSite} />
    </IslandProvider>,
  )

test('only the first hero has the main heading', () => {
  const html = draw(text('Før'), hero('En'), hero('To'))
  expect(html.match(/<h1>[^<]*/g)).toEqual(['<h1>En'])
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
})

test('below the heading of a post or an article no hero has the main heading', () => {
  const html = renderToStaticMarkup(<Body body={placeBlocks([hero('En')], contentBlocks)} site={testSite} hasHeading />)
  expect(html).toContain('<h2>En</h2>')
  expect(html).not.toContain('<h1>')
})

const picture = (alt: string, display = {}): PageBlock => ({
  blockType: 'textWithImage',
  side: 'right',
  picture: { ...testPicture, alt },
  content: richText({ type: 'paragraph', children: [{ type: 'text', text: 'Tekst' }] }),
  display,
})
const lazyOnes = (html: string) =>
  [...html.matchAll(/<img[^>]*alt="([^"]*)"[^>]*>/g)]
    .filter(([img]) => img.includes('loading="lazy"'))
    .map(([, alt]) => alt)

test('the first picture that is seen is not loaded lazily', () => {
  expect(lazyOnes(draw(text('Først'), picture('En'), picture('To')))).toEqual(['To'])
  expect(lazyOnes(draw(hero('Først'), picture('En')))).toEqual(['En'])
  expect(lazyOnes(draw(text('Først'), text('Så'), picture('En')))).toEqual(['En'])
  expect(lazyOnes(draw(picture('På telefoner', { device: 'phone' }), picture('En')))).toEqual(['På telefoner'])
})

test('a block stands in a section with its anchor', () => {
  expect(draw(text('Garanti', 'vilkar'))).toContain('<section class="block block-richText" id="vilkar">')
})

test('no id comes twice: anchors before headings, the first of equals first', () => {
  const html = draw(text('Garanti'), text('Mer', 'garanti'), text('Mer', 'garanti'))
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['garanti-2', 'garanti', 'mer', 'mer-2'])
})

test('a block of a type that the program does not know draws nothing', () => {
  expect(draw({ blockType: 'unheardOf' } as unknown as PageBlock)).toBe('')
})

test('a draft whose required fields are empty can still be previewed', () => {
  for (const { slug } of [...contentBlocks.values()].map(({ config }) => config))
    expect(() => draw({ blockType: slug } as unknown as PageBlock), slug).not.toThrow()
})

test('no inline styles: the content security policy forbids them', () => {
  expect(draw(hero('En'), text('To'))).not.toMatch(/ style=/)
})
