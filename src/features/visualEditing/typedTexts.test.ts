import { expect, test } from 'vitest'
import { typedTexts } from './typedTexts'

const richText = (...texts: string[]) => ({
  root: { children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})
const row = (at: number, id: string, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ id, blockType: 'hero', ...values }).map(([name, value]) => [`body.${at}.${name}`, { value }]),
  )

test('a key is told with the block that its field is of', () => {
  const before = { title: { value: 'Ovner' }, ...row(0, 'a', { heading: 'Varm', text: richText('Ild', 'Stein') }) }
  const heading = { ...before, 'body.0.heading': { value: 'Varme' } }
  expect(typedTexts(before, heading)).toEqual([{ block: 'a', before: 'Varm', after: 'Varme' }])
  const text = { ...before, 'body.0.text': { value: richText('Ild', 'Steine') } }
  expect(typedTexts(before, text)).toEqual([{ block: 'a', before: 'Stein', after: 'Steine' }])
  expect(typedTexts(before, { ...before, title: { value: 'Ovn' } })).toEqual([
    { block: '', before: 'Ovner', after: 'Ovn' },
  ])
})

test('a moved row, a new paragraph and another version are not typed', () => {
  const before = { ...row(0, 'a', { heading: 'Varm' }), ...row(1, 'b', { heading: 'Kald' }) }
  const moved = { ...row(0, 'b', { heading: 'Kald' }), ...row(1, 'a', { heading: 'Varm' }) }
  expect(typedTexts(before, moved)).toEqual([])
  const text = row(0, 'a', { text: richText('Ild') })
  expect(typedTexts(text, row(0, 'a', { text: richText('Ild', 'Stein') }))).toEqual([])
  const names = ['a', 'b', 'c', 'd']
  const version = (word: string) => row(0, 'a', Object.fromEntries(names.map((name) => [name, word])))
  expect(typedTexts(version('før'), version('etter'))).toEqual([])
})
