/**
 * Periods of Norwegian days: the requested one, its comparison, and the rows of months, days and hours that hold its
 * counts. Days are `2026-11-22`, months `2026-11`, hours `2026-11-22T14`, as in `analyticsCounts`.
 */
import { hourOf } from '../analytics'
import type { Days, Grain, PeriodComparison, Preset } from './facts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Longest period, in days: ten years. */
export const MAX_DAYS = 3660
const MAX_DAYS_BY_HOUR = 2
const MAX_DAYS_BY_DAY = 92

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const written = (time: number): string => new Date(time).toISOString().slice(0, 10)

export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && utc(value) > 0 && written(utc(value)) === value
  )
}

export const plusDays = (day: string, days: number): string => written(utc(day) + days * DAY)
export const lengthOf = ({ from, to }: Days): number => Math.round((utc(to) - utc(from)) / DAY) + 1

const monthIn = (day: string): string => day.slice(0, 7)
const firstOf = (month: string): string => `${month}-01`
function plusMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
const lastOf = (month: string): string => plusDays(firstOf(plusMonths(month, 1)), -1)

/** The same day some months away, or the last day of a shorter month. */
function sameDay(day: string, months: number): string {
  const month = plusMonths(monthIn(day), months)
  const [last, same] = [lastOf(month), `${month}-${day.slice(8)}`]
  return same > last ? last : same
}

export function daysOf({ from, to }: Days): string[] {
  return Array.from({ length: Math.max(0, lengthOf({ from, to })) }, (_, at) => plusDays(from, at))
}

/** Months that overlap a period. */
export function monthsOf({ from, to }: Days): string[] {
  const found: string[] = []
  for (let month = monthIn(from); month <= monthIn(to); month = plusMonths(month, 1)) found.push(month)
  return found
}

export function grainOf(days: Days): Grain {
  const length = lengthOf(days)
  if (length <= MAX_DAYS_BY_HOUR) return 'hour'
  return length <= MAX_DAYS_BY_DAY ? 'day' : 'month'
}

/**
 * The rows that together cover a period: its whole months, and the remaining days at its ends. The month in progress
 * counts as whole from its first day: nothing is counted after `today`.
 */
export function coverOf({ from, to }: Days, today: string): { months: string[]; days: string[] } {
  const until = to > today ? today : to
  const cover: { months: string[]; days: string[] } = { months: [], days: [] }
  for (const month of monthsOf({ from, to: until })) {
    const [first, last] = [firstOf(month), lastOf(month)]
    if (from <= first && (until >= last || until === today)) cover.months.push(month)
    else cover.days.push(...daysOf({ from: from > first ? from : first, to: until < last ? until : last }))
  }
  return cover
}

/** Milliseconds at which a day begins in Norway, where daylight saving never changes at midnight. */
export function startOf(day: string): number {
  // Norway is one or two hours ahead.
  for (const ahead of [1, 2]) {
    const time = utc(day) - ahead * HOUR
    if (hourOf(time) === `${day}T00`) return time
  }
  return utc(day)
}

/** The hours of the days: 23 where summer time begins; the hour that occurs twice in autumn is listed once. */
export function hoursOf({ from, to }: Days): string[] {
  const found = new Set<string>()
  for (let time = startOf(from); time < startOf(plusDays(to, 1)); time += HOUR) found.add(hourOf(time))
  return [...found]
}

/**
 * The comparison period. Months are compared with as many months, up to the same day of the last; other periods with as
 * many days immediately before.
 */
export function comparedWith(days: Days, comparison: PeriodComparison): Days | undefined {
  const { from, to } = days
  if (comparison === 'none') return undefined
  if (comparison === 'year') return { from: sameDay(from, -12), to: sameDay(to, -12) }
  if (grainOf(days) === 'month' && from.endsWith('-01')) {
    const months = -monthsOf(days).length
    const isWhole = to === lastOf(monthIn(to))
    const before = plusMonths(monthIn(to), months)
    return { from: sameDay(from, months), to: isWhole ? lastOf(before) : sameDay(to, months) }
  }
  return { from: plusDays(from, -lengthOf(days)), to: plusDays(from, -1) }
}

/** Each preset ends today; twelve months are calendar months, including the one in progress. */
export function presetDays(preset: Preset, today: string): Days {
  if (preset === 'today') return { from: today, to: today }
  if (preset === '12m') return { from: firstOf(plusMonths(monthIn(today), -11)), to: today }
  return { from: plusDays(today, 1 - Number(preset)), to: today }
}
