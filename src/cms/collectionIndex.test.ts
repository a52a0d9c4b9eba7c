import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import { countTurns } from '../../tests/support/turns'
import { allInParts, type CollectionIndexDefinition, CollectionIndexes, nextPart } from './collectionIndex'

/** An index over a table that the test changes, and the ids of each read. */
function mirrored(table: Map<number, string>, { also = [] as string[], wait = async () => {} } = {}) {
  const readings: (readonly number[] | 'all')[] = []
  const definition: CollectionIndexDefinition<Map<number, string>> = {
    name: 'things',
    collection: 'things',
    also: () => also,
    create: () => new Map(),
    async load(index, _, ids) {
      readings.push(ids ?? 'all')
      const rows = (ids ?? [...table.keys()]).map((id) => [id, table.get(id)] as const)
      await wait()
      for (const [id, text] of rows) {
        if (text === undefined) index.delete(id)
        else index.set(id, text)
      }
    },
  }
  return { indexes: new CollectionIndexes({} as BasePayload), definition, readings }
}

test('it is read once, and then follows what changed', async () => {
  const table = new Map([
    [1, 'one'],
    [2, 'two'],
  ] as const) as Map<number, string>
  const { indexes, definition, readings } = mirrored(table)
  await indexes.get(definition)
  await indexes.get(definition)
  expect(readings).toEqual(['all'])
  table.set(2, 'changed').delete(1)
  indexes.purge(['things:2', 'things:1', 'things', 'others:7'])
  expect([...(await indexes.get(definition))]).toEqual([[2, 'changed']])
  expect(readings).toEqual(['all', [2, 1]])
})

test('what changes while it is read is read again', async () => {
  const table = new Map([[1, 'old']])
  let change: (() => void) | undefined
  const { indexes, definition } = mirrored(table, { wait: async () => change?.() })
  change = () => {
    change = undefined
    table.set(1, 'new')
    indexes.purge(['things:1'])
  }
  expect((await indexes.get(definition)).get(1)).toBe('new')
})

test('several that ask at once share one reading', async () => {
  const { indexes, definition, readings } = mirrored(new Map([[1, 'one']]))
  await Promise.all([indexes.get(definition), indexes.get(definition), indexes.get(definition)])
  expect(readings).toEqual(['all'])
})

test('news of everything, and of what is copied into entries, reads all again', async () => {
  const table = new Map([[1, 'one']])
  const { indexes, definition, readings } = mirrored(table, { also: ['names'] })
  await indexes.get(definition)
  table.set(2, 'two')
  indexes.purge('all')
  expect((await indexes.get(definition)).size).toBe(2)
  indexes.purge(['names:3', 'names'])
  await indexes.get(definition)
  expect(readings).toEqual(['all', 'all', 'all'])
})

test('a reading that fails is tried again by the next to ask', async () => {
  let failing = true
  const { indexes, definition } = mirrored(new Map([[1, 'one']]), {
    wait: async () => {
      if (failing) throw new Error('the database is away')
    },
  })
  await expect(indexes.get(definition)).rejects.toThrow('the database is away')
  failing = false
  expect((await indexes.get(definition)).get(1)).toBe('one')
})

test('all rows come in parts, by rising id', async () => {
  const rows = Array.from({ length: 4500 }, (_, at) => ({ id: at * 3 + 1 }))
  const parts: number[] = []
  await allInParts(
    async (after, limit) => rows.filter(({ id }) => id > after).slice(0, limit),
    (part) => {
      parts.push(part.length)
    },
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(4500)
  expect([parts[0], Math.max(...parts) <= 500]).toEqual([100, true])
})

test('other work runs between two parts of a read', async () => {
  let read = 0
  let readBefore = 0
  setImmediate(() => {
    readBefore = read
  })
  await allInParts(
    async (after, limit) => Array.from({ length: after < 5000 ? limit : 0 }, (_, at) => ({ id: after + at + 1 })),
    (part) => {
      read += part.length
    },
  )
  expect(read).toBeGreaterThanOrEqual(5000)
  expect(readBefore).toBeLessThanOrEqual(100)
})

test.each([
  [100, 1, 200],
  [400, 5, 500],
  [500, 25, 200],
  [100, 80, 100],
])('after %i rows in %i ms the next part has %i', (size, milliseconds, next) =>
  expect(nextPart(size, milliseconds)).toBe(next),
)

test('many changed documents are read in parts, with a turn for others between', async () => {
  const table = new Map(Array.from({ length: 1000 }, (_, at): [number, string] => [at, 'old']))
  const { indexes, definition, readings } = mirrored(table)
  await indexes.get(definition)
  for (const id of table.keys()) table.set(id, 'new')
  indexes.purge([...table.keys()].map((id) => `things:${id}`))
  const turns = countTurns()
  expect(new Set((await indexes.get(definition)).values())).toEqual(new Set(['new']))
  const counted = turns.stop()
  expect(Math.max(...readings.slice(1).map((ids) => ids.length))).toBeLessThanOrEqual(100)
  expect(counted).toBeGreaterThanOrEqual(9)
})

test('of what is copied into entries, those are read again that are concerned', async () => {
  const table = new Map([
    [1, 'one'],
    [2, 'two'],
  ])
  const { indexes, definition, readings } = mirrored(table, { also: ['names'] })
  let concerned: number[] | 'all' = [2]
  const following = { ...definition, concerned: async () => concerned }
  await indexes.get(following)
  table.set(2, 'named anew')
  indexes.purge(['names:3', 'names'])
  expect((await indexes.get(following)).get(2)).toBe('named anew')
  concerned = []
  indexes.purge(['names'])
  await indexes.get(following)
  concerned = 'all'
  indexes.purge(['names'])
  await indexes.get(following)
  expect(readings).toEqual(['all', [2], 'all'])
})
