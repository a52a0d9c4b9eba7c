import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { drawFeed } from './feed'

const feed = {
  title: 'Ved & Varme',
  description: 'Nyheter',
  url: 'https://ved.example/aktuelt?kategori=a&ar=2026',
  self: 'https://ved.example/aktuelt/rss.xml',
  language: 'nb-NO',
  publisher: 'Ved & Varme',
  entries: [
    {
      title: 'Ovn <ny>\u0000\u000b',
      url: 'https://ved.example/aktuelt/ny',
      summary: 'Se "her" ]]>',
      author: 'Kari',
      category: 'Tips',
      published: '2026-10-25T02:30:00+02:00',
      updated: '2026-11-01T00:00:00Z',
    },
    {
      title: 'Uten alt',
      url: 'https://ved.example/aktuelt/uten',
      summary: '',
      author: '',
      category: undefined,
      published: '2026-10-01T00:00:00Z',
      updated: '2026-10-01T00:00:00Z',
    },
  ],
}

/** Elements in their order, each with its text; throws where one is not closed by its own end. */
function read(xml: string): { name: string; text: string }[] {
  const open: { name: string; text: string }[] = []
  const all: { name: string; text: string }[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        const element = { name, text: '' }
        open.push(element)
        all.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag(name, implied) {
        if (open.pop()?.name !== name || implied) throw new Error(`<${name}> is not closed`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return all
}

test('RSS has what its specification requires of a channel and offers of an item', () => {
  const elements = read(drawFeed('rss', feed).replaceAll(/<atom:link[^>]*\/>/g, ''))
  const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text)
  expect(texts('title')).toEqual(['Ved & Varme', 'Ovn <ny>', 'Uten alt'])
  expect(texts('link')[0]).toBe(feed.url)
  expect(texts('language')).toEqual(['nb-NO'])
  expect(texts('pubDate')).toEqual(['Sun, 25 Oct 2026 00:30:00 GMT', 'Thu, 01 Oct 2026 00:00:00 GMT'])
  expect(texts('lastBuildDate')).toEqual(['Sun, 01 Nov 2026 00:00:00 GMT'])
  expect(texts('dc:creator')).toEqual(['Kari'])
  expect(texts('category')).toEqual(['Tips'])
  expect(texts('description')).toEqual(['Nyheter', 'Se "her" ]]>'])
})

test('Atom has an id, a time and an author for the feed, and for each entry what is its own', () => {
  const xml = drawFeed('atom', feed)
  const elements = read(xml.replaceAll(/<(?:link|category)[^>]*\/>/g, ''))
  const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text)
  expect(texts('id')).toEqual([feed.self, 'https://ved.example/aktuelt/ny', 'https://ved.example/aktuelt/uten'])
  expect(texts('updated')).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'])
  expect(texts('published')[0]).toBe('2026-10-25T00:30:00.000Z')
  expect(texts('name')).toEqual(['Ved & Varme', 'Kari'])
  expect(xml).toContain('href="https://ved.example/aktuelt?kategori=a&amp;ar=2026"')
})

test('a feed without entries is valid, and the same at each reading', () => {
  for (const format of ['rss', 'atom'] as const) {
    const empty = { ...feed, entries: [] }
    expect(drawFeed(format, empty)).toBe(drawFeed(format, empty))
    expect(drawFeed(format, empty)).toContain('1970')
  }
})
