import { expect, test } from 'vitest'
import { byType, type PageBlock } from '../web/contentBlock'
import { markedPath } from '../web/emptyPlace'
import { markEmptyPlaces } from './emptyPlaces'
import { ownBlocks } from './list'

test('empty texts hold the mark of their field, in rows and within other blocks too, and nothing else changes', () => {
  const inner = { blockType: 'quote', text: 'Et sitat', name: '' }
  const body = [
    { blockType: 'cards', heading: null, lead: 'Les', cards: [{ heading: 'Ett', text: '' }] },
    { blockType: 'columns', heading: 'Spalter', columns: [{ content: null, blocks: [inner] }] },
    { blockType: 'video', heading: 'Film', title: '', url: '' },
  ] as unknown as [{ heading: string; cards: { text: string }[] }, { columns: { content: object }[] }, object]
  markEmptyPlaces(body as unknown as PageBlock[], byType(ownBlocks))
  expect(markedPath(body[0].heading)).toBe('heading')
  expect(body[0]).toMatchObject({ lead: 'Les', cards: [{ heading: 'Ett' }] })
  expect(markedPath(body[0].cards[0]?.text ?? '')).toBe('cards.0.text')
  expect(JSON.stringify(body[1].columns[0]?.content)).toMatch(/"type":"text","text":"[\u{E0020}-\u{E007E}]+"/u)
  expect(markedPath(inner.name)).toBe('name')
  expect(inner.text).toBe('Et sitat')
  expect(body[2]).toEqual({ blockType: 'video', heading: 'Film', title: '', url: '' })
})

test('a text that shows an explained word or a picture is not empty', () => {
  for (const node of [{ type: 'upload' }, { type: 'paragraph', children: [{ type: 'inlineBlock' }] }]) {
    const content = { root: { type: 'root', children: [node] } }
    const body = [{ blockType: 'richText', content }]
    markEmptyPlaces(body as unknown as PageBlock[], byType(ownBlocks))
    expect(body[0]?.content).toBe(content)
  }
})
