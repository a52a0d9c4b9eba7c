import { expect, test } from 'vitest'
import { paragraphs, richText } from '../../tests/support/testSite'
import { plainTextOf } from './plainText'

test('words of paragraphs stay apart, words of a link stay in their sentence', () => {
  expect(plainTextOf(paragraphs('Ovner', 'av stein'))).toBe('Ovner av stein')
  const link = { type: 'link', children: [{ type: 'text', text: 'hand' }] }
  expect(plainTextOf(richText({ type: 'paragraph', children: [{ type: 'text', text: 'For' }, link] }))).toBe('Forhand')
})

test('a tooltip gives the words that it explains, within their sentence', () => {
  const text = (text: string) => ({ type: 'text', text })
  const tooltip = { type: 'inlineBlock', fields: { blockType: 'tooltip', text: 'trekk', tip: 'Lufta som trengs.' } }
  const unfinished = { type: 'inlineBlock', fields: { blockType: 'tooltip' } }
  const children = [text('God '), tooltip, unfinished, text('.')]
  expect(plainTextOf(richText({ type: 'paragraph', children }))).toBe('God trekk.')
})

test('items of a list and cells of a table are words of their own', () => {
  const cell = (text: string) => ({
    type: 'tablecell',
    children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
  })
  expect(
    plainTextOf(richText({ type: 'table', children: [{ type: 'tablerow', children: [cell('a'), cell('b')] }] })),
  ).toBe('a b')
})

test('nothing has no text', () => {
  expect(plainTextOf(null)).toBe('')
  expect(plainTextOf({})).toBe('')
})
