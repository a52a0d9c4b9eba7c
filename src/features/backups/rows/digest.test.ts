import { expect, test } from 'vitest'
import type { StoredRow } from './database'
import { TableDigest } from './digest'

function digestOf(rows: readonly StoredRow[]): string {
  const digest = new TableDigest()
  for (const row of rows) digest.add(row)
  return digest.value
}

test('the same rows have the same digest in any order, and other rows another', () => {
  const rows: StoredRow[] = [
    [1, 'Varde', null],
    [2, 'Glo', 0],
  ]
  expect(digestOf([...rows].reverse())).toBe(digestOf(rows))
  expect(digestOf(rows.slice(1))).not.toBe(digestOf(rows))
  expect(digestOf([[1, 'Varde', 0], rows[1] as StoredRow])).not.toBe(digestOf(rows))
  expect(digestOf([[1, 'Varde', ''], rows[1] as StoredRow])).not.toBe(digestOf(rows))
})

test('what the databases write differently is the same: the order of keys in JSON, and the form of a moment', () => {
  expect(digestOf([['{"b":[{"d":1,"c":2}],"a":"x"}']])).toBe(digestOf([['{"a": "x", "b": [{"c": 2, "d": 1}]}']]))
  expect(digestOf([['2026-11-25 19:01:41.12+00']])).toBe(digestOf([['2026-11-25T19:01:41.120Z']]))
  // PostgreSQL takes neither NUL nor half a surrogate pair.
  expect(digestOf([['{"a":"x\\u0000"}', 'y\0']])).toBe(digestOf([['{"a":"x"}', 'y']]))
  expect(digestOf([['[1,2]']])).not.toBe(digestOf([['[2,1]']]))
  expect(digestOf([['{not json']])).not.toBe(digestOf([['{not  json']]))
})
