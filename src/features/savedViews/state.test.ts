import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { filterWhere, isNarrowed, showsState } from './state'

const where: Where = { or: [{ and: [{ noindex: { equals: true } }, { gone: { equals: 1 } }] }, { and: [] }] }

test('a filter keeps the conditions that pass, and groups that still have one', async () => {
  expect(await filterWhere(where, (path) => path !== 'gone')).toEqual({
    or: [{ and: [{ noindex: { equals: true } }] }],
  })
  expect(await filterWhere(where, () => false)).toBeUndefined()
  expect(await filterWhere(undefined, () => true)).toBeUndefined()
})

test('a list shows a view although the address made texts of its values and left empty groups', () => {
  const typed: Where = { or: [{ and: [{ noindex: { equals: 'true' } }, { gone: { equals: '1' } }] }] }
  const list = { where: typed }
  expect(showsState(list, { where })).toBe(true)
  expect(showsState({ where: {} }, { where: { or: [{ and: [] }] } })).toBe(true)
  expect(showsState(list, { where: { noindex: { equals: true } } })).toBe(false)
})

test('words, order, shown columns and the way of looking count where the view stores them', () => {
  const list = { search: 'ovn', sort: '-title', columns: ['title', '-slug'], look: 'grid' }
  expect(showsState(list, { search: 'ovn' })).toBe(true)
  expect(showsState(list, { search: 'ovn', columns: ['title'], sort: '-title', look: 'grid' })).toBe(true)
  expect(showsState(list, {})).toBe(false)
  for (const other of [{ sort: 'title' }, { columns: ['title', 'slug'] }, { look: 'list' }])
    expect(showsState(list, { search: 'ovn', ...other })).toBe(false)
})

test('a list is narrowed by words and conditions, not by empty groups', () => {
  expect(isNarrowed({ where })).toBe(true)
  expect(isNarrowed({ search: 'ovn' })).toBe(true)
  expect(isNarrowed({ where: { or: [{ and: [] }] }, sort: 'title' })).toBe(false)
})
