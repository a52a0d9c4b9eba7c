import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, richText, testSite } from '../../tests/support/testSite'
import { contentBlocks } from '../program'
import type { PageBlock } from '../web/contentBlock'
import { IslandProvider } from '../web/Island'
import { Body } from './Body'
import { textOf } from './blockText'
import { everyPlaced, mayNest } from './nested'
import { placeBlocks } from './readBody'
import { bodyStructuredData } from './structuredData'
import { blockStyles } from './styles'

const block = (blockType: string, values: object = {}) => ({ blockType, ...values }) as unknown as PageBlock
const columns = (...rows: PageBlock[][]) => block('columns', { columns: rows.map((blocks) => ({ blocks })) })
const quote = (text: string) => block('quote', { text })
const faq = (question: string) => block('faq', { questions: [{ question, answer: paragraphs('Ja.') }] })
const reusable = (...body: PageBlock[]) => block('reusable', { reusable: { id: 1, body } })

const nestable = [...contentBlocks.values()].filter(mayNest).map(({ config }) => config.slug)

const place = (...blocks: PageBlock[]) => placeBlocks(blocks, contentBlocks)
const types = (...blocks: PageBlock[]) => everyPlaced(place(...blocks)).map(({ block }) => block.blockType)
const draw = (...blocks: PageBlock[]) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <Body body={place(...blocks)} site={testSite} />
    </IslandProvider>,
  )
const headings = (html: string) => [...html.matchAll(/<(h\d)[^>]*>([^<]+)/g)].map(([, tag, text]) => `${tag} ${text}`)

test('the blocks of a row stand after its text, in sections of their own', () => {
  const row = { content: paragraphs('Først'), blocks: [quote('Så'), quote('Sist')] }
  expect(draw(block('columns', { columns: [row] }))).toMatch(
    /Først.*<div class="nested"><section class="block block-quote">.*Så.*<section class="block block-quote">.*Sist/,
  )
})

test('a row that holds text alone is drawn as before there were blocks in it', () => {
  const html = draw(block('columns', { columns: [{ content: paragraphs('Bare tekst') }, { blocks: [] }] }))
  expect(html).toContain('<div class="column"><div class="rich-text"><p>Bare tekst</p></div></div>')
  expect(html).not.toContain('nested')
})

test('there is one level: blocks with rows, and those of the whole page, do not stand in a row', () => {
  const inner = [columns([]), block('tabs'), block('accordion'), block('hero'), block('subNavigation'), quote('a')]
  expect(types(columns(inner))).toEqual(['columns', 'quote'])
  expect(nestable).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(columns|tabs|accordion|hero|subNavigation)$/)]),
  )
})

test('a reusable block in a row shows those of its blocks that may stand there', () => {
  expect(types(columns([reusable(quote('a'), columns([quote('b')]), faq('c'))]))).toEqual(['columns', 'quote', 'faq'])
})

test('a reusable block that stands in a row of itself ends', () => {
  const itself = reusable(quote('a'))
  const { reusable: stored } = itself as unknown as { reusable: { body: PageBlock[] } }
  stored.body.push(columns([itself, quote('b')]))
  expect(types(itself)).toEqual(['quote', 'columns', 'quote'])
})

test('headings in a row begin below its own', () => {
  const inner = [block('cards', { heading: 'Kort', perRow: '2', cards: [{ heading: 'Ett' }] })]
  const rows = [{ title: 'Fane', blocks: inner }]
  expect(headings(draw(block('tabs', { heading: 'Alt', tabs: rows })))).toEqual([
    'h2 Alt',
    'h3 Fane',
    'h4 Kort',
    'h5 Ett',
  ])
  expect(headings(draw(block('accordion', { spoilers: rows })))).toEqual(['h2 Fane', 'h3 Kort', 'h4 Ett'])
  expect(headings(draw(block('columns', { heading: 'Alt', columns: rows })))).toEqual(['h2 Alt', 'h3 Kort', 'h4 Ett'])
  expect(headings(draw(columns(inner), ...inner))).toEqual(['h2 Kort', 'h3 Ett', 'h2 Kort', 'h3 Ett'])
})

test('headings of a text in a row begin there too, and none is deeper than the sixth', () => {
  const heading = (tag: string) => richText({ type: 'heading', tag, children: [{ type: 'text', text: tag }] })
  const inner = ['h2', 'h4'].map((tag) => block('richText', { content: heading(tag), width: 'text' }))
  const html = draw(block('tabs', { heading: 'Alt', tabs: [{ title: 'Fane', blocks: inner }] }))
  expect(headings(html)).toEqual(['h2 Alt', 'h3 Fane', 'h4 h2', 'h6 h4'])
})

test('an anchor in a row is an id, is before headings, and is in the navigation on the page', () => {
  const inner = block('callToAction', { heading: 'Garanti', anchor: 'garanti' })
  const html = draw(block('subNavigation'), block('callToAction', { heading: 'garanti' }), columns([inner]))
  expect(html).toContain('<section class="block block-callToAction" id="garanti">')
  expect(html).toContain('<a href="#garanti">Garanti</a>')
})

test('a link of the navigation is hidden with the block around its target', () => {
  const inner = block('callToAction', { heading: 'Garanti', anchor: 'garanti' })
  const around = { ...columns([inner]), display: { device: 'phone' } } as PageBlock
  expect(draw(block('subNavigation'), around)).toContain('<li class="only-on-phones"><a href="#garanti">')
})

test('a block in a row is hidden from some visitors as on the page, but set by the block around it', () => {
  const inner = block('quote', { text: 'a', display: { audience: 'guests', width: 'full', background: 'surface' } })
  expect(draw(columns([inner]))).toContain('<section class="block block-quote for-guests">')
})

test('a page has the styles of the blocks in its rows, each once', () => {
  const styled = new Map([...contentBlocks].map(([slug, kind]) => [slug, { ...kind, styles: `[${slug}]` }]))
  const body = [columns([quote('a')], [quote('b')]), columns([quote('c')])]
  expect(blockStyles(placeBlocks(body, styled))).toBe('[columns][quote]')
})

test('questions in a tab are in the structured data, unless the tab shows no content', () => {
  const tabs = [
    { title: 'Åpen', blocks: [faq('Synlig?')] },
    { title: 'Av', disabled: true, blocks: [faq('Skjult?')] },
    { title: 'Ut', url: 'https://x.no', blocks: [faq('Borte?')] },
    { title: 'Usikker', url: 'javascript:x', blocks: [faq('Trygg?')] },
  ]
  const data = JSON.stringify(bodyStructuredData(place(block('tabs', { tabs }))))
  expect(data).toContain('Synlig?')
  expect(data).toContain('Trygg?')
  expect(data).not.toMatch(/Skjult|Borte/)
  expect(draw(block('tabs', { tabs }))).not.toMatch(/Skjult|Borte/)
})

test('the words of a row are found, those of its blocks with them', () => {
  const body = [
    block('columns', { heading: 'A', columns: [{ content: paragraphs('b'), blocks: [quote('c')] }] }),
    faq('d'),
  ]
  expect(textOf(body, contentBlocks)).toBe('A b c d Ja.')
})

test('every block that may stand in a row draws there before anything is filled in', () => {
  for (const slug of nestable) expect(() => draw(columns([block(slug)])), slug).not.toThrow()
})
