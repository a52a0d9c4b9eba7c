import { expect, test } from 'vitest'
import { bound, signedIn, strangers } from './bounds'

test.each([
  [{}, { depth: 1, limit: 10 }],
  [
    { depth: '10', limit: '0', pagination: 'false' },
    { depth: 1, limit: 50 },
  ],
  [
    { depth: '0', limit: '7' },
    { depth: 0, limit: 7 },
  ],
  [
    { depth: '-1', limit: '-5' },
    { depth: 0, limit: 50 },
  ],
  [
    { depth: 'x', limit: '1e9' },
    { depth: 0, limit: 50 },
  ],
])('a stranger who asks for %j gets %j', (query: Record<string, unknown>, given) => {
  expect(bound(query, strangers)).toBeUndefined()
  expect(query).toEqual(given)
})

const listed = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const nested = (depth: number): object => (depth === 0 ? { id: { equals: 1 } } : { and: [nested(depth - 1)] })

test.each<[string, Record<string, unknown>, string]>([
  ['a long list', { where: { id: { in: listed(51) } } }, 'where[id]'],
  ['a long list as text', { where: { id: { in: listed(51).join() } } }, 'where[id]'],
  ['many conditions', { where: { or: listed(11).map((id) => ({ id: { equals: id } })) } }, 'where'],
  [
    'many conditions by number',
    { where: { or: Object.fromEntries(listed(11).map((at) => [at, { id: { equals: at } }])) } },
    'where',
  ],
  ['texts within texts', { where: { or: listed(4).map((text) => ({ title: { like: text } })) } }, 'where'],
  ['one text given twice', { where: { title: { like: ['a', 'b'] } } }, 'where[title][like]'],
  ['a page far behind', { limit: '50', page: '102' }, 'page'],
  ['conditions within conditions', { where: nested(20) }, 'where'],
  ['a condition as JSON', { where: JSON.stringify({ id: { in: listed(51) } }) }, 'where[id]'],
  ['a condition that is broken JSON', { where: '{' }, 'where'],
  ['a long text', { where: { title: { like: 'a'.repeat(501) } } }, 'where[title]'],
  ['another collection', { where: { 'dealer.name': { equals: 'x' } } }, 'where[dealer.name]'],
  ['an order through a relation', { sort: 'parent.title' }, 'sort'],
  ['many orders', { sort: 'title,slug' }, 'sort'],
  ['joined lists', { joins: { pages: { limit: 0 } } }, 'joins'],
  ['fields of relations', { populate: { pages: { title: true } } }, 'populate'],
])('a stranger is refused %s', (_, query, parameter) => {
  expect(bound(query, strangers)?.parameter).toBe(parameter)
})

test('a signed-in user may ask for what the admin needs, and not for everything', () => {
  const query: Record<string, unknown> = {
    depth: '10',
    limit: '0',
    sort: 'parent.title,-updatedAt',
    where: { and: [{ 'dealer.name': { equals: 'x' } }, { id: { in: listed(300) } }] },
    select: { title: 'true' },
  }
  expect(bound(query, signedIn)).toBeUndefined()
  expect([query.depth, query.limit]).toEqual([2, 10])
  // Left unpopulated rather than cut off.
  const long: Record<string, unknown> = { limit: '100' }
  bound(long, signedIn)
  expect([long.depth, long.limit]).toEqual([0, 100])
  const flat: Record<string, unknown> = { depth: '0', limit: '0' }
  bound(flat, signedIn)
  expect(flat.limit).toBe(500)
  expect(bound({ where: { id: { in: listed(1001) } } }, signedIn)).toEqual({ parameter: 'where[id]', most: 1000 })
})
