/**
 * Norwegian public holidays: the fixed days, and those that move with Easter (lov om helligdager og helligdagsfred;
 * lov om 1 og 17 mai som høgtidsdager).
 */
import type { Localised } from '../../../lib/locales'

const fixed: Readonly<Record<string, Localised>> = {
  '01-01': { nb: '1. nyttårsdag', en: 'New Year’s Day' },
  '05-01': { nb: '1. mai', en: 'Labour Day' },
  '05-17': { nb: '17. mai', en: 'Constitution Day' },
  '12-25': { nb: '1. juledag', en: 'Christmas Day' },
  '12-26': { nb: '2. juledag', en: 'Boxing Day' },
}

/** By number of days after Easter Sunday. */
const movable: Readonly<Record<number, Localised>> = {
  [-3]: { nb: 'Skjærtorsdag', en: 'Maundy Thursday' },
  [-2]: { nb: 'Langfredag', en: 'Good Friday' },
  0: { nb: '1. påskedag', en: 'Easter Sunday' },
  1: { nb: '2. påskedag', en: 'Easter Monday' },
  39: { nb: 'Kristi himmelfartsdag', en: 'Ascension Day' },
  49: { nb: '1. pinsedag', en: 'Whit Sunday' },
  50: { nb: '2. pinsedag', en: 'Whit Monday' },
}

/** Easter Sunday of a Gregorian year (Meeus, Jones and Butcher), as `2026-04-05`. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Adds days to a date such as `2026-12-24`. */
export function daysAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

const known = new Map<number, ReadonlyMap<string, Localised>>()

/** Public holidays of a year by date; on a date with two, the fixed one wins. */
export function holidaysOf(year: number): ReadonlyMap<string, Localised> {
  const kept = known.get(year)
  if (kept) return kept
  const easter = easterSunday(year)
  const days = new Map([
    ...Object.entries(movable).map(([after, name]) => [daysAfter(easter, Number(after)), name] as const),
    ...Object.entries(fixed).map(([day, name]) => [`${year}-${day}`, name] as const),
  ])
  known.set(year, days)
  return days
}

export function holidayOn(date: string): Localised | undefined {
  return holidaysOf(Number(date.slice(0, 4))).get(date)
}
