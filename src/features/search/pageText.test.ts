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

test('a tooltip leaves its sentence whole: the explanation comes after it', () => {
  const text = (text: string) => ({ type: 'text', text })
  const fields = { blockType: 'tooltip', tip: 'Lufta som trengs.', text: 'trekk', position: 'top', behaviour: 'hover' }
  const paragraph = { type: 'paragraph', children: [text('God'), { type: 'inlineBlock', fields }, text('i pipa.')] }
  const body = [{ blockType: 'richText', content: { root: { type: 'root', children: [paragraph, null] } } }]
  expect(textOf(body)).toBe('God trekk i pipa. Lufta som trengs.')
})

test('a value that holds itself ends', () => {
  const ring: { title: string; self?: unknown } = { title: 'a' }
  ring.self = ring
  expect(textOf(ring).startsWith('a')).toBe(true)
})
