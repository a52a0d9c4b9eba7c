import { expect, test } from 'vitest'
import { blockRows, marksOf, pathOf, placeOf, rowsAround, WHOLE } from './place'

const block = (path: string, id: string) => ({
  [`${path}.id`]: { value: id },
  [`${path}.blockType`]: { value: 'hero' },
  [`${path}.heading`]: { value: 'Varme' },
})
const before = {
  title: { value: 'Ovner' },
  ...block('body.0', 'a'),
  ...block('body.1', 'b'),
  'body.1.links.0.id': { value: 'link' },
  'body.1.links.0.label': { value: 'Se' },
}
const after = {
  title: { value: 'Ovner' },
  ...block('body.0', 'b'),
  'body.0.links.3.id': { value: 'link' },
  'body.0.links.3.label': { value: 'Se' },
}

test('a field in a row follows the row when that is moved', () => {
  const place = placeOf(before, 'body.1.links.0.label')
  expect(place).toEqual({ row: 'link', field: 'label' })
  expect(pathOf(after, place)).toBe('body.0.links.3.label')
  expect(pathOf(after, placeOf(before, 'body.1'))).toBe('body.0')
})

test('a row that is gone has no path; the document and its fields have one', () => {
  expect(pathOf(after, placeOf(before, 'body.0.heading'))).toBeUndefined()
  expect(pathOf(after, placeOf(before, 'title'))).toBe('title')
  expect(pathOf(after, WHOLE)).toBe('')
})

test('a field of the same value as an id is no row', () => {
  expect(pathOf({ 'settings.id': { value: 'a' } }, { row: 'a', field: null })).toBeUndefined()
})

test('the rows around a field stand from the inside, blocks in the order of the form', () => {
  expect(rowsAround('body.1.links.0.label')).toEqual(['body.1.links.0', 'body.1'])
  expect(blockRows({ ...block('body.10', 'k'), ...block('body.2', 'c') })).toEqual(['body.2', 'body.10'])
})

test('a comment marks its field and the rows around it; one on a row that is gone marks nothing', () => {
  const places = [
    { row: 'link', field: 'label' },
    { row: 'b', field: null },
    { row: 'a', field: 'heading' },
    { row: null, field: 'title' },
    WHOLE,
  ]
  expect(marksOf(after, places)).toEqual({ rows: { link: 1, b: 2 }, fields: { 'body.0.links.3.label': 1, title: 1 } })
})
