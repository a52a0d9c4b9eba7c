import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  comparedWith,
  coverOf,
  daysOf,
  grainOf,
  hoursOf,
  isDay,
  lengthOf,
  monthsOf,
  plusDays,
  presetDays,
  startOf,
} from './periods'

const day = fc.integer({ min: 0, max: 4000 }).map((days) => plusDays('2019-12-30', days))
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, days]) => ({ from, to: plusDays(from, days) }))

const monthDays = (month: string) => {
  const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 10)
  return daysOf({ from: `${month}-01`, to: plusDays(next, -1) })
}

test('the rows that are read hold each day of a period once, and no other that has been', () => {
  fc.assert(
    fc.property(period, day, (days, today) => {
      const { months, days: rest } = coverOf(days, today)
      const covered = [...months.flatMap(monthDays), ...rest].filter((own) => own <= today).sort()
      expect(covered).toEqual(daysOf(days).filter((own) => own <= today))
    }),
  )
})

test('a long period is read by months: what is left at its ends is less than two of them', () => {
  fc.assert(
    fc.property(period, (days) => {
      expect(coverOf(days, '2040-01-01').days.length).toBeLessThanOrEqual(60)
    }),
  )
  expect(coverOf({ from: '2025-12-01', to: '2026-11-22' }, '2026-11-22')).toEqual({
    months: monthsOf({ from: '2025-12-01', to: '2026-11-22' }),
    days: [],
  })
  // A past month is whole only with its last day.
  expect(coverOf({ from: '2026-10-01', to: '2026-10-30' }, '2026-11-22').months).toEqual([])
  expect(coverOf({ from: '2024-02-01', to: '2024-02-29' }, '2026-11-22')).toEqual({ months: ['2024-02'], days: [] })
})

test('the period before is as long and ends the day before', () => {
  fc.assert(
    fc.property(period, (days) => {
      const before = comparedWith(days, 'previous')
      if (!before) throw new Error('no period')
      expect(before.to < days.from).toBe(true)
      if (grainOf(days) === 'month' && days.from.endsWith('-01'))
        expect(monthsOf(before)).toHaveLength(monthsOf(days).length)
      else {
        expect(lengthOf(before)).toBe(lengthOf(days))
        expect(plusDays(before.to, 1)).toBe(days.from)
      }
    }),
  )
})

test.each([
  [{ from: '2024-02-29', to: '2024-02-29' }, 'year', { from: '2023-02-28', to: '2023-02-28' }],
  [{ from: '2026-11-01', to: '2026-11-22' }, 'year', { from: '2025-11-01', to: '2025-11-22' }],
  [{ from: '2025-12-01', to: '2026-11-22' }, 'previous', { from: '2024-12-01', to: '2025-11-22' }],
  [{ from: '2025-03-01', to: '2026-02-28' }, 'previous', { from: '2024-03-01', to: '2025-02-28' }],
  [{ from: '2026-11-22', to: '2026-11-22' }, 'previous', { from: '2026-11-21', to: '2026-11-21' }],
] as const)('%o compared with %s is %o', (days, comparison, other) => {
  expect(comparedWith(days, comparison)).toEqual(other)
})

test('a day has as many hours as the clock in Norway shows', () => {
  expect(hoursOf({ from: '2026-11-22', to: '2026-11-22' })).toHaveLength(24)
  // Summer time begins: two o’clock never comes. It ends: two o’clock comes twice.
  const spring = hoursOf({ from: '2026-03-29', to: '2026-03-29' })
  expect(spring).toHaveLength(23)
  expect(spring).not.toContain('2026-03-29T02')
  expect(hoursOf({ from: '2026-10-25', to: '2026-10-25' })).toHaveLength(24)
  expect(startOf('2026-10-26') - startOf('2026-10-25')).toBe(25 * 60 * 60 * 1000)
  expect(new Date(startOf('2026-07-01')).toISOString()).toBe('2026-06-30T22:00:00.000Z')
})

test('presets end today', () => {
  expect(presetDays('7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(presetDays('12m', '2026-11-22')).toEqual({ from: '2025-12-01', to: '2026-11-22' })
})

test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00', null, 5])(
  '%s is no day',
  (value) => {
    expect(isDay(value)).toBe(false)
  },
)
