import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, richText, testPicture, testSite } from '../../tests/support/testSite'
import { IslandProvider } from './Island'
import type { DocumentTarget } from './linkTargets'
import { RichText } from './RichText'
import type { Site } from './site'

type Node = { type: string; [key: string]: unknown }
const text = (value: string, format = 0): Node => ({ type: 'text', text: value, format })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })
const heading = (tag: string, value: string): Node => ({ type: 'heading', tag, children: [text(value)] })
const item = (...children: Node[]): Node => ({ type: 'listitem', children })
const list = (listType: string, ...children: Node[]): Node => ({ type: 'list', listType, children })
const cell = (value: string, more: object = {}): Node => ({
  type: 'tablecell',
  children: [paragraph(text(value))],
  ...more,
})
const row = (...children: Node[]): Node => ({ type: 'tablerow', children })

function draw(...nodes: Node[]): string {
  return drawOn(testSite, ...nodes)
}

function drawOn(site: Site, ...nodes: Node[]): string {
  const html = renderToStaticMarkup(<RichText data={richText(...nodes)} site={site} />)
  return html.replace(/^<div class="rich-text">(.*)<\/div>$/s, '$1')
}

test('a number is never broken over two lines, and other spaces may break', () => {
  expect(draw(paragraph(text('Rundt 5 200 ovner og 1 250 000 kr, 22 00 00 00, 3 kg')))).toBe(
    '<p>Rundt 5\u00a0200 ovner og 1\u00a0250\u00a0000 kr, 22 00 00 00, 3 kg</p>',
  )
})

test('escapes text', () => {
  expect(draw(paragraph(text('<script>alert(1)</script> & co')))).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</p>',
  )
})

test('draws each text format, several at once', () => {
  expect(draw(paragraph(text('a', 1), text('b', 2), text('c', 4), text('d', 8), text('e', 16)))).toBe(
    '<p><strong>a</strong><em>b</em><s>c</s><u>d</u><code>e</code></p>',
  )
  expect(draw(paragraph(text('H'), text('2', 32), text('O'), text('m', 64 | 1)))).toBe(
    '<p>H<sub>2</sub>O<strong><sup>m</sup></strong></p>',
  )
})

test('headings have an id of their text, each its own', () => {
  expect(draw(heading('h2', 'Bålpanner & ærlig støv'), heading('h3', 'Mål'), heading('h3', 'Mål'))).toBe(
    '<h2 id="balpanner-aerlig-stov">Bålpanner &amp; ærlig støv</h2><h3 id="mal">Mål</h3><h3 id="mal-2">Mål</h3>',
  )
})

test('a heading takes no id of the frame around the page', () => {
  expect(draw(heading('h2', 'Content'))).toBe('<h2 id="content-2">Content</h2>')
})

test('the highest heading gets the level that is asked for, the others keep their distance', () => {
  const nodes = [heading('h3', 'En'), heading('h4', 'To')]
  const html = renderToStaticMarkup(<RichText data={richText(...nodes)} site={testSite} headingLevel={2} />)
  expect(html).toContain('<h2 id="en">En</h2><h3 id="to">To</h3>')
})

test('a nested list belongs to the item above it', () => {
  const nested = list(
    'bullet',
    item(text('a')),
    item(list('number', item(text('b')), item(text('c')))),
    item(text('d')),
  )
  expect(draw(nested)).toBe('<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>')
})

test('a list that begins nested is still a list, and has no bullet or number without a text', () => {
  expect(draw(list('bullet', item(list('number', item(text('a')))), item(text('b'))))).toBe(
    '<ul><li class="without-marker"><ol><li>a</li></ol></li><li>b</li></ul>',
  )
  expect(draw({ ...list('number', item(list('bullet', item(text('a')))), item(text('b'))), start: 3 })).toBe(
    '<ol start="3"><li class="without-marker" value="2"><ul><li>a</li></ul></li><li>b</li></ol>',
  )
  const twice = list('bullet', item(list('number', item(list('bullet', item(text('a')))))))
  expect(draw(twice)).toBe(
    '<ul><li class="without-marker"><ol><li class="without-marker" value="0"><ul><li>a</li></ul></li></ol></li></ul>',
  )
})

test('an item that says nothing has no bullet, and what is nested below it belongs to the item before', () => {
  const inside = list('number', item(text('b')))
  const html = '<ul><li>a<ol><li>b</li></ol></li></ul>'
  expect(draw(list('bullet', item(text('a')), item(), item(inside)))).toBe(html)
  expect(draw(list('bullet', item(text('a')), item(text(' '), { type: 'linebreak' }, inside)))).toBe(html)
  expect(draw(list('bullet', item(text('a')), item(inside), item()))).toBe(html)
  expect(draw(list('bullet', item()))).toBe('')
})

test.each([
  ['bullet', 'number', 'ul', 'ol'],
  ['number', 'bullet', 'ol', 'ul'],
] as const)(
  'a %s list with a list of another kind in it, as Markdown leaves them, is one',
  (outer, inner, out, within) => {
    // - a
    //     1. b
    //         - c
    //     2. d
    // - e
    const parts = [
      list(outer, item(text('a'))),
      list(inner, item(list(inner, item(text('b'))))),
      list(outer, item(list(outer, item(list(outer, item(text('c'))))))),
      { ...list(inner, item(list(inner, item(text('d'))))), start: 2 },
      { ...list(outer, item(text('e'))), start: 2 },
    ]
    expect(draw(...parts)).toBe(
      `<${out}><li>a<${within}><li>b<${out}><li>c</li></${out}></li><li>d</li></${within}></li><li>e</li></${out}>`,
    )
    // Two lists of which neither is nested in the other stay two.
    expect(draw(list(outer, item(text('a'))), list(inner, item(text('b'))))).toBe(
      `<${out}><li>a</li></${out}><${within}><li>b</li></${within}>`,
    )
  },
)

test('links lead to published pages; other text stays text', () => {
  const to = (id: number) => ({
    type: 'link',
    children: [text('Om oss')],
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value: id } },
  })
  expect(draw(paragraph(to(1)))).toBe('<p><a href="/om-oss">Om oss</a></p>')
  expect(draw(paragraph(to(2)))).toBe('<p>Om oss</p>')
})

test('a link to a file leads to the file, unless it was deleted', () => {
  const to = (value: unknown) => ({
    type: 'link',
    children: [text('Veiledning')],
    fields: { linkType: 'internal', doc: { relationTo: 'files', value } },
  })
  const file = { id: 1, filename: 'veiledning.pdf', updatedAt: '2026-01-01T00:00:00.000Z' }
  expect(draw(paragraph(to(file)))).toContain('href="/media/veiledning.pdf?v=')
  expect(draw(paragraph(to(1)))).toBe('<p>Veiledning</p>')
})

test('a link to a document of a declared collection leads to its page, unless it is not published or not declared', () => {
  const to = (value: unknown, relationTo = 'articles') => ({
    type: 'link',
    children: [text('Ny ovn')],
    fields: { linkType: 'internal', doc: { relationTo, value } },
  })
  const labels = { label: { nb: 'Ovn', en: 'Stove' }, missing: { nb: 'Velg en ovn.', en: 'Choose a stove.' } }
  const stove: DocumentTarget = {
    type: 'stove',
    collection: 'articles',
    ...labels,
    path: ({ slug }) => `/ovner/${slug}`,
  }
  const site = { ...testSite, linkTargets: [stove] }
  const published = { id: 1, slug: 'ny-ovn' }
  expect(drawOn(site, paragraph(to(published)))).toBe('<p><a href="/ovner/ny-ovn">Ny ovn</a></p>')
  expect(drawOn(site, paragraph(to(1)))).toBe('<p>Ny ovn</p>')
  expect(drawOn(site, paragraph(to(published, 'gone')))).toBe('<p>Ny ovn</p>')
})

test('an address that could run code is not a link', () => {
  const to = (url: string, newTab = false) => ({
    type: 'link',
    children: [text('her')],
    fields: { linkType: 'custom', url, newTab },
  })
  expect(draw(paragraph(to('javascript:alert(1)')))).toBe('<p>her</p>')
  expect(draw(paragraph(to('https://example.com/', true)))).toBe(
    '<p><a href="https://example.com/" target="_blank" rel="noopener">her<span class="visually-hidden"> (åpnes i ny fane)</span></a></p>',
  )
})

test('a picture has its sizes and caption; a deleted one is not drawn', () => {
  const upload = (value: unknown) => ({ type: 'upload', relationTo: 'media', value, fields: { caption: 'På <plass>' } })
  const html = draw(upload(testPicture))
  expect(html).toContain('alt="En ovn"')
  expect(html).toContain('class="fx-3 fy-7"')
  expect(html).toContain('480w')
  expect(html).toContain('<figcaption>På &lt;plass&gt;</figcaption>')
  expect(html).not.toContain('style=')
  expect(draw(upload(17))).toBe('')
})

test('a table says which cells head what, and can be scrolled by keyboard', () => {
  const html = draw(heading('h2', 'Mål'), {
    type: 'table',
    children: [
      row(cell('', { headerState: 3 }), cell('Bredde', { headerState: 1, colSpan: 2 })),
      row(cell('Varde', { headerState: 2 }), cell('43'), cell('52', { rowSpan: 1 })),
    ],
  })
  expect(html).toContain('role="region" tabindex="0" aria-label="Mål – Tabell, kan rulles sidelengs"')
  expect(html).toContain('<thead><tr><th scope="col"></th><th scope="col" colSpan="2">Bredde</th></tr></thead>')
  expect(html).toContain('<tbody><tr><th scope="row">Varde</th><td>43</td><td>52</td></tr></tbody>')
})

test('quotes hold paragraphs, empty paragraphs and unknown nodes draw nothing', () => {
  expect(
    draw(
      { type: 'quote', children: [text('Sitat')] },
      paragraph(),
      paragraph(text(' ')),
      { type: 'block', fields: {} },
      {
        type: 'horizontalrule',
      },
    ),
  ).toBe('<blockquote><p>Sitat</p></blockquote><hr/>')
})

test('no text, no markup', () => {
  expect(renderToStaticMarkup(<RichText data={null} site={testSite} />)).toBe('')
  expect(renderToStaticMarkup(<RichText data={paragraphs('')} site={testSite} />)).toBe('')
})

const tooltip = (fields: object): Node => ({ type: 'inlineBlock', fields: { blockType: 'tooltip', ...fields } })
const islands = { assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
const drawWithTooltips = (...nodes: Node[]) =>
  renderToStaticMarkup(
    <IslandProvider value={islands}>
      <RichText data={richText(...nodes)} site={testSite} />
    </IslandProvider>,
  )

test('a tooltip is a button that its explanation describes, in its sentence', () => {
  const shown = tooltip({ text: 'trekk', tip: 'Luft <b>.', position: 'left', behaviour: 'click' })
  expect(drawWithTooltips(paragraph(text('God '), shown))).toContain(
    '<p>God <span class="tip tip-click tip-left" data-behaviour="click" data-position="left" data-module="/tooltip.js" data-when="visible">' +
      '<button type="button" class="tip-word" tabindex="0" aria-describedby="tips-trekk">trekk</button>' +
      '<span class="tip-bubble" role="tooltip" id="tips-trekk">Luft &lt;b&gt;.</span></span></p>',
  )
})

test('a tooltip that is always shown is a note and needs no script', () => {
  const html = drawWithTooltips(paragraph(tooltip({ text: 'trekk', tip: 'Luft.', behaviour: 'always' })))
  expect(html).toContain(
    '<div class="tip-note tip-note-top tip-bubble" role="note" aria-label="Forklaring"><strong>trekk:</strong> Luft.</div>',
  )
  expect(html).not.toMatch(/button|data-module/)
})

test('what is always shown stands at its paragraph or runs on in the sentence: never between two of its lines', () => {
  const word = (position: string) => tooltip({ text: 'trekk', tip: 'Luft.', behaviour: 'always', position })
  const sentence = (position: string) => [text('God '), word(position), text(' er bra.')]
  const note = /<div class="tip-note.*?<\/div>/
  const plain = '<p>God <span class="tip-word">trekk</span> er bra.</p>'
  expect(drawWithTooltips(paragraph(...sentence('top'))).replace(note, '[note]')).toContain(`[note]${plain}`)
  expect(drawWithTooltips(paragraph(...sentence('bottom'))).replace(note, '[note]')).toContain(`${plain}[note]`)
  const list = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: sentence('bottom') }] }
  expect(drawWithTooltips(list).replace(note, '[note]')).toContain(' er bra.[note]</li>')
  expect(drawWithTooltips(paragraph(...sentence('right')))).toMatch(
    /<p>God <span[^>]*><span[^>]*>trekk<.*Luft\.<.* er bra\.<\/p>/,
  )
  expect(drawWithTooltips({ type: 'heading', tag: 'h2', children: sentence('top') })).toMatch(
    /<\/div><h2 id="god-trekk-er-bra">/,
  )
})

test('a heading counts the words of a tooltip, a link takes them alone, and an unfinished one leaves nothing', () => {
  const word = tooltip({ text: 'trekk', tip: 'Luft.' })
  expect(drawWithTooltips({ type: 'heading', tag: 'h2', children: [text('God '), word] })).toContain(
    '<h2 id="god-trekk">God ',
  )
  const link = { type: 'link', fields: { linkType: 'custom', url: '/' }, children: [text('Om '), word] }
  expect(draw(paragraph(link))).toBe('<p><a href="/">Om trekk</a></p>')
  expect(draw(paragraph(text('a'), tooltip({}), tooltip({ tip: 'Luft.' })))).toBe('<p>a</p>')
  expect(draw(paragraph(text('a'), { type: 'inlineBlock', fields: { blockType: 'script' } }))).toBe('<p>a</p>')
})
