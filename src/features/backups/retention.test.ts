import { expect, test } from 'vitest'
import { keptOf, readKeep } from './retention'

const at = (text: string) => Date.parse(text)

test('the newest of each of the last days, weeks and months is kept', () => {
  const everyDay = Array.from({ length: 100 }, (_, day) => at('2026-03-01T01:30:00Z') + day * 86_400_000)
  const kept = [...keptOf(everyDay, { daily: 3, weekly: 2, monthly: 3 })].map((time) => new Date(time).toISOString())
  expect(kept.map((text) => text.slice(0, 10)).sort()).toEqual([
    '2026-04-30', // the month
    '2026-05-31', // the month, and the week that ends on this Sunday
    '2026-06-06',
    '2026-06-07',
    '2026-06-08', // the last day, its week and its month
  ])
})

test('a day is a day in Norway, and of several backups on it the last is kept', () => {
  // 23:30 in summer is the next day already.
  const times = ['2026-06-01T21:30Z', '2026-06-01T22:30Z', '2026-06-02T10:00Z', '2026-06-05T10:00Z'].map(at)
  expect([...keptOf(times, { daily: 7, weekly: 0, monthly: 0 })].sort()).toEqual([times[0], times[2], times[3]])
})

test('what was made within a day before the newest is kept', () => {
  const times = ['2026-06-02T08:00Z', '2026-06-02T10:01Z', '2026-06-02T12:00Z', '2026-06-03T10:00Z'].map(at)
  expect([...keptOf(times, { daily: 1, weekly: 0, monthly: 0 })].sort()).toEqual(times.slice(1))
})

test('days without a backup do not count, and the newest is always kept', () => {
  const old = [at('2020-01-01T00:00:00Z'), at('2021-05-05T00:00:00Z'), at('2022-08-08T00:00:00Z')]
  expect(keptOf(old, { daily: 2, weekly: 0, monthly: 0 })).toEqual(new Set([old[2], old[1]]))
  expect(keptOf(old, { daily: 0, weekly: 0, monthly: 0 })).toEqual(new Set([old[2]]))
  expect(keptOf([], { daily: 7, weekly: 4, monthly: 12 })).toEqual(new Set())
})

test('the rule is read from three numbers', () => {
  expect(readKeep(' 7, 4,12')).toEqual({ daily: 7, weekly: 4, monthly: 12 })
  for (const text of ['', '7', '7,4', '7,4,-1', '7,4,12,1', 'a,b,c']) expect(readKeep(text)).toBeUndefined()
})
