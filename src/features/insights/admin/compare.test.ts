import { expect, test } from 'vitest'
import { tables } from '../tables'
import { changeOf, isFresh, isGood } from './compare'

test.each([
  [38, 34, 'count', { way: 'up', by: 0.118 }],
  [17, 34, 'count', { way: 'down', by: 0.5 }],
  [0, 34, 'count', { way: 'down', by: 1 }],
  [34, 34, 'count', { way: 'same', by: 0 }],
  [0, 0, 'count', { way: 'same', by: 0 }],
  [3, 0, 'count', { way: 'fresh', by: 0 }],
  // Rounds to 0 %.
  [100_001, 100_000, 'count', { way: 'same', by: 0 }],
  // In points, not in per cent of per cent.
  [0.05, 0.04, 'share', { way: 'up', by: 0.01 }],
  [0.05, 0, 'share', { way: 'up', by: 0.05 }],
  [0.1251, 0.1253, 'share', { way: 'same', by: 0 }],
  [6.5, 9, 'hours', { way: 'down', by: 2.5 }],
  [2, 0, 'hours', { way: 'up', by: 2 }],
  [1200, 460, 'kilometres', { way: 'up', by: 740 }],
  [null, 9, 'hours', { way: 'gone', by: 0 }],
  [9, null, 'hours', { way: 'none', by: 0 }],
  [null, null, 'hours', undefined],
] as const)('%s after %s, %s', (now, before, unit, change) => {
  expect(changeOf(now, before, unit)).toEqual(change)
})

test('fewer hours are better, more visits are, and more kilometres neither', () => {
  const [up, down] = [
    { way: 'up', by: 1 },
    { way: 'down', by: 1 },
  ] as const
  expect([isGood(up, undefined), isGood(down, undefined)]).toEqual([true, false])
  expect([isGood(up, 'less'), isGood(down, 'less')]).toEqual([false, true])
  expect([isGood(up, 'neither'), isGood({ way: 'same', by: 0 }, 'less')]).toEqual([undefined, undefined])
  // A new value is not an improvement where less is better.
  expect(isGood({ way: 'fresh', by: 0 }, 'less')).toBe(false)
})

test('a row is new when none of its numbers was anything before', () => {
  const { columns } = tables.sources
  expect(isFresh(columns, { visits: 0, leads: 0, leadShare: null, requests: 0 })).toBe(true)
  expect(isFresh(columns, { visits: 1, leads: 0, leadShare: 0, requests: 0 })).toBe(false)
})
