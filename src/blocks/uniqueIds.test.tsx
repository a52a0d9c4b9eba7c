import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, richText, testSite } from '../../tests/support/testSite'
import { contentBlocks } from '../program'
import type { PageBlock } from '../web/contentBlock'
import { IslandProvider } from '../web/Island'
import { Body } from './Body'
import { placeBlocks } from './readBody'

/** Few words, so that they collide; ids that are numbered or composed of others among them. */
const word = fc.constantFrom(
  'mal',
  'Mål',
  'mal-2',
  'fane-mal',
  'content',
  'tips-mal',
  'utvidbar-mal',
  'avsnitt',
  '!',
  'A b',
)
const title = fc.oneof(word, fc.string({ maxLength: 8 }))
const part = fc.record({ title, anchor: fc.option(title) })
const tooltip = (text: string) => ({ type: 'inlineBlock', fields: { blockType: 'tooltip', text, tip: 'Slik.' } })
const heading = (text: string) =>
  richText({ type: 'heading', tag: 'h3', children: [{ type: 'text', text }, tooltip(text)] })

const block: fc.Arbitrary<PageBlock> = fc
  .record({
    kind: fc.constantFrom('tabs', 'accordion', 'faq', 'expand', 'richText'),
    inner: fc.option(fc.constantFrom('faq', 'expand', 'richText')),
    anchor: fc.option(title),
    heading: fc.option(title),
    parts: fc.array(part, { maxLength: 4 }),
  })
  .map(({ kind, inner, parts, ...shared }) => {
    const content = heading(parts[0]?.title ?? 'mal')
    const questions = parts.map(({ title, anchor }) => ({ question: title, anchor, answer: content }))
    const nested = { ...shared, questions, content, height: 100, width: 'text', blockType: inner }
    const titled = parts.map((part) => ({ ...part, content, blocks: inner ? [nested] : null }))
    const own = { tabs: titled, spoilers: titled, questions, content, height: 100, width: 'text' }
    return { ...shared, ...own, blockType: kind } as unknown as PageBlock
  })

const islands = () => ({ assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 })

test('no id comes twice on a page, regardless of the anchors that editors choose', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), fc.boolean(), (drawn, isTwice) => {
      // A reusable block that is placed twice yields the same objects both times.
      const blocks = isTwice ? [...drawn, ...drawn] : drawn
      const deliveryTerms = { id: 1, version: 1, content: paragraphs('Frakt.') }
      const body = placeBlocks([...blocks, { blockType: 'deliveryTerms' }], contentBlocks)
      const html = renderToStaticMarkup(
        <IslandProvider value={islands()}>
          <Body body={body.map((placed) => ({ ...placed, data: deliveryTerms }))} site={testSite} />
        </IslandProvider>,
      )
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
