import { expect, test } from 'vitest'
import { textOf } from './pageText'

test('takes words from blocks and rich text, not their settings', () => {
  const body = [
    { blockType: 'hero', heading: 'Varme', layout: 'cover', picture: 3 },
    {
      blockType: 'richText',
      content: { root: { type: 'root', children: [{ type: 'text', text: 'i stein', format: 1 }] } },
    },
  ]
  expect(textOf(body)).toBe('Varme i stein')
})

test('a value that holds itself ends', () => {
  const ring: { title: string; self?: unknown } = { title: 'a' }
  ring.self = ring
  expect(textOf(ring).startsWith('a')).toBe(true)
})
