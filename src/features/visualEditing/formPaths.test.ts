import { expect, test } from 'vitest'
import { fieldShowing, pathOfRow, rowPath } from './formPaths'

const richText = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const fields = {
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

test('a field is found by the text that it shows', () => {
  expect(fieldShowing(fields, 'body.0', 'Varm hytte')).toBe('body.0.heading')
  expect(fieldShowing(fields, 'body.0', 'for alle')).toBe('body.0.text')
  expect(fieldShowing(fields, 'body.0', 'hero')).toBe('body.0')
  expect(fieldShowing(fields, 'body.0', '')).toBe('body.0')
  expect(fieldShowing(fields, 'body.1', 'Varm hytte')).toBe('body.1')
})

test('an element of a row tells its path', () => {
  expect(pathOfRow('body-row-3')).toBe('body.3')
  expect(pathOfRow('body-3-columns-0-blocks-row-1')).toBe('body.3.columns.0.blocks.1')
  expect(pathOfRow('field-body__0__heading')).toBeUndefined()
})
