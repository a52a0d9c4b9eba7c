import { expect, test } from 'vitest'
import { blockAround, blocksOf, blocksToTell, fieldShowing, fieldWriting, movedRow, rowPath } from './formPaths'

const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const fields = {
  title: { value: 'Hytteovner' },
  'body.0.id': { value: 'a' },
  'body.0.blockType': { value: 'hero' },
  'body.0.heading': { value: 'Varm  hytte\n' },
  'body.0.text': { value: richText('Ovner for alle rom') },
  'body.1.id': { value: 'b' },
  'body.1.blockType': { value: 'columns' },
  'body.1.columns.0.id': { value: 'c' },
  'body.1.columns.0.blocks.0.id': { value: 'd' },
  'body.1.columns.0.blocks.0.blockType': { value: 'quote' },
}

test('a row is found by the id of its block, in a row of another too', () => {
  expect(rowPath(fields, 'b')).toBe('body.1')
  expect(rowPath(fields, 'd')).toBe('body.1.columns.0.blocks.0')
  // A column is no block.
  expect(rowPath(fields, 'c')).toBeUndefined()
  expect(rowPath(fields, 'gone')).toBeUndefined()
})

test('blocks are told in their order, however many, and which are hidden', () => {
  expect(blocksOf(fields)).toEqual({ blocks: ['a', 'b', 'd'], hidden: [] })
  const many = Array.from({ length: 12 }, (_, at) => [
    [`body.${at}.id`, { value: `id${at}` }],
    [`body.${at}.blockType`, { value: 'quote' }],
    [`body.${at}.display.hidden`, { value: at === 3 }],
  ])
  const { blocks, hidden } = blocksOf(Object.fromEntries(many.reverse().flat()))
  expect(blocks).toEqual(Array.from({ length: 12 }, (_, at) => `id${at}`))
  expect(hidden).toEqual(['id3'])
})

test('a field is found by the text that it shows', () => {
  expect(fieldShowing(fields, 'body.0', 'Varm hytte')).toBe('body.0.heading')
  expect(fieldShowing(fields, 'body.0', 'for alle')).toBe('body.0.text')
  expect(fieldShowing(fields, 'body.0', 'hero')).toBeUndefined()
  expect(fieldShowing(fields, 'body.0', '')).toBeUndefined()
  expect(fieldShowing(fields, 'body.1', 'Varm hytte')).toBeUndefined()
  // Outside of blocks: the document's own fields.
  expect(fieldShowing(fields, undefined, 'Hytteovner')).toBe('title')
  expect(fieldShowing(fields, undefined, 'Varm hytte')).toBeUndefined()
})

test('rich text is found by all that it says, the same by its number', () => {
  const twice = { ...fields, 'body.0.more': { value: richText('Ovner for  alle rom') } }
  expect(fieldWriting(twice, 'body.0', 'Ovnerforallerom', 0)).toBe('body.0.text')
  expect(fieldWriting(twice, 'body.0', 'Ovnerforallerom', 1)).toBe('body.0.more')
  expect(fieldWriting(twice, 'body.0', 'Ovnerforalle', 0)).toBeUndefined()
  expect(fieldWriting(twice, undefined, 'Ovnerforallerom', 0)).toBeUndefined()
})

test('a field is of the innermost block around it', () => {
  expect(blockAround(fields, 'body.0.heading')).toBe('a')
  expect(blockAround(fields, 'body.1.columns.0.width')).toBe('b')
  expect(blockAround(fields, 'body.1.columns.0.blocks.0.text')).toBe('d')
  expect(blockAround(fields, 'title')).toBeUndefined()
})

test.each([
  ['body.0', 'before', 'body.2', { list: 'body', from: 0, to: 1 }],
  ['body.0', 'after', 'body.2', { list: 'body', from: 0, to: 2 }],
  ['body.2', 'before', 'body.0', { list: 'body', from: 2, to: 0 }],
  ['body.2', 'after', 'body.0', { list: 'body', from: 2, to: 1 }],
  ['body.1', 'after', 'body.0', undefined],
  ['body.1', 'before', 'body.1', undefined],
  ['body.1.columns.0.blocks.0', 'before', 'body.0', undefined],
] as const)('%s moved %s %s', (row, place, target, moved) => expect(movedRow(row, target, place)).toEqual(moved))

test('the page is told of its blocks when they change, not of a form that has not its rows yet', () => {
  const begun = blocksToTell(undefined, {}, { title: { value: '' } })
  expect(begun.blocks).toBeUndefined()
  const whole = blocksToTell(begun.shown, {}, fields)
  expect(whole.blocks?.blocks).toEqual(['a', 'b', 'd'])
  expect(blocksToTell(whole.shown, fields, { ...fields, title: { value: 'x' } }).blocks).toBeUndefined()
  const hidden = { ...fields, 'body.0.display.hidden': { value: true } }
  expect(blocksToTell(whole.shown, fields, hidden).blocks?.hidden).toEqual(['a'])
  // A form that had them when its first change came.
  expect(blocksToTell(undefined, fields, { ...fields, title: { value: 'x' } }).blocks).toBeUndefined()
})
