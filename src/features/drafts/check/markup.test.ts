import { expect, test } from 'vitest'
import { readMarkup, readMarkupInParts } from './markup'

const main = (content: string) => readMarkup(`<body><h1>Merke</h1><main>${content}</main><h6>Bunn</h6></body>`)
const kinds = (content: string) => main(content).findings.map(({ kind }) => kind)

test('levels that go down one at a time, and up as they like, are in order', () => {
  expect(kinds('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h3>E</h3><h4>F</h4><h2>G</h2>')).toEqual([])
})

test('a level that is skipped is told with the block in which it stands', () => {
  const { findings } = main(
    '<section data-block="0"><h1>A</h1></section><section data-block="4"><div><section><h3>For <em>dyp</em></h3></section></div></section>',
  )
  expect(findings).toEqual([
    { kind: 'skippedLevel', values: { text: 'For dyp', level: 3, above: 1, wanted: 2 }, block: 4 },
  ])
})

test('what stands around the page is another matter', () => {
  expect(readMarkup('<header><a href="/"></a><h4>x</h4></header><main><h1>A</h1></main>').findings).toEqual([])
})

test('a page without a main heading says so', () => {
  expect(readMarkup('<main><h2>A</h2></main>').findings).toEqual([{ kind: 'noMainHeading', values: {} }])
})

test('a heading without words', () => {
  expect(kinds('<h2> <br></h2>')).toEqual(['emptyHeading'])
  expect(kinds('<h2><img src="a.svg" alt="Navn"></h2>')).toEqual([])
})

test('links need a text, a label, or a picture that has one', () => {
  expect(kinds('<a href="/a"></a><a href="/b"><img src="x" alt=""></a>')).toEqual(['emptyLink', 'emptyLink'])
  expect(kinds('<a href="/a">A</a><a href="/b" aria-label="B"></a><a href="/c"><img src="x" alt="C"></a>')).toEqual([])
})

test('links that a script fills before it shows them are none of the page', () => {
  const { findings, links } = main(
    '<section hidden><ul><li><img src="x" alt=""><a href="/a"></a></li></ul></section><a href="/b">B</a>',
  )
  expect(findings).toEqual([])
  expect(links.map(({ href }) => href)).toEqual(['/b'])
})

test('a picture that says nothing of itself is told; one that is empty on purpose is not', () => {
  expect(kinds('<img src="/a.png">')).toEqual(['noAlt'])
  expect(kinds('<img src="/a.png" alt="">')).toEqual([])
})

test('links come with their words and places, ids from the whole document', () => {
  const { links, ids } = readMarkup(
    '<nav id="meny"></nav><main id="content"><section data-block="2"><a href="/a">Til <b>A</b></a></section><a href="#b">B</a></main>',
  )
  expect(links).toEqual([
    { href: '/a', text: 'Til A', block: 2 },
    { href: '#b', text: 'B', block: undefined },
  ])
  expect([...ids]).toEqual(['meny', 'content'])
})

test('the way to the page is not among the links that editors can mend', () => {
  const { links } = main('<nav class="breadcrumbs"><a href="/aktuelt">Aktuelt</a></nav><a href="/b">B</a>')
  expect(links.map(({ href }) => href)).toEqual(['/b'])
})

test('a block that shows neither words nor a picture is not among those that show something', () => {
  const section = (at: number, content: string) => `<section data-block="${at}">${content}</section>`
  const { shown } = main(
    section(0, '<p> <br></p>') +
      section(1, '<p>Ord</p>') +
      section(2, '<img src="/a.png" alt="">') +
      section(3, '<div><section></section></div>') +
      section(3, '<p>Av den samme</p>'),
  )
  expect([...shown]).toEqual([1, 2, 3])
})

test('a page that is read in parts has the same findings, wherever the parts end', async () => {
  const row = '<p>Se <a href="/borte">den gamle siden</a></p><h3></h3><a href="/tom"></a><img src="a.webp">'
  const html = `<main><h1>Tittel</h1><section data-block="0">${row.repeat(1500)}</section></main>`
  let pauses = 0
  const inParts = await readMarkupInParts(html, async () => pauses++)
  expect(inParts).toEqual(readMarkup(html))
  expect(pauses).toBeGreaterThan(3)
})
