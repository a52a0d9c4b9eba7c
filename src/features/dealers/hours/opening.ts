/** Opening state of a dealer: exceptions override public holidays, and both override the week. */
import type { Localised } from '../../../lib/locales'
import { daysAfter, holidayOn } from './holidays'
import { type Moment, weekdayOf } from './moment'
import { type Exception, parseExceptions, parseHours, type Span, type Week } from './notation'

export interface OpeningHours {
  week: Week
  exceptions: readonly Exception[]
  /** Whether the weekly hours apply on public holidays. */
  openOnHolidays: boolean
}

export interface Day {
  /** `2026-12-24` */
  date: string
  /** Empty: closed. */
  spans: readonly Span[]
  /** Why the day differs from the week: an exception's text, or the holiday's name. */
  reason?: string | Localised
  /** Whether the day differs from the week. */
  unusual: boolean
}

/** Days ahead in which the next opening is looked for; beyond them none is announced. */
const AHEAD = 60
const END_OF_DAY = 24 * 60

/** Undefined if neither weekly hours nor exceptions are given. */
export function openingHours({
  hours,
  exceptions,
  holidays,
}: {
  hours?: string | null
  exceptions?: string | null
  holidays?: string | null
}): OpeningHours | undefined {
  if (!hours?.trim()) return undefined
  const [week, others] = [parseHours(hours), parseExceptions(exceptions ?? '')]
  if ('error' in week) return undefined
  return {
    week: week.week,
    exceptions: 'error' in others ? [] : others.exceptions,
    openOnHolidays: holidays === 'open',
  }
}

export function dayOf({ week, exceptions, openOnHolidays }: OpeningHours, date: string): Day {
  const usual = week[weekdayOf(date)] ?? []
  // The last matching line wins: an editor adds a day to a longer span below it.
  const exception = exceptions.findLast(({ from, to }) => from <= date && date <= to)
  const holiday = holidayOn(date)
  if (exception) {
    const reason = exception.note || holiday
    return { date, spans: exception.spans, unusual: true, ...(reason ? { reason } : {}) }
  }
  if (holiday) return { date, spans: openOnHolidays ? usual : [], unusual: !openOnHolidays, reason: holiday }
  return { date, spans: usual, unusual: false }
}

export function weekFrom(hours: OpeningHours, date: string, days = 7): Day[] {
  return Array.from({ length: days }, (_, after) => dayOf(hours, daysAfter(date, after)))
}

export type OpeningState =
  /** `until` is missing if it never closes. */
  { open: true; until?: Moment } | { open: false; next?: Moment }

export function stateAt(hours: OpeningHours, { date, minutes }: Moment): OpeningState {
  const span = dayOf(hours, date).spans.find(({ opens, closes }) => opens <= minutes && minutes < closes)
  return span ? closing(hours, date, span) : opening(hours, { date, minutes })
}

/** Midnight between two days that are open through it does not count as closing. */
function closing(hours: OpeningHours, date: string, span: Span): OpeningState {
  let last = span
  for (let after = 0; after < AHEAD; after++) {
    const day = daysAfter(date, after)
    if (last.closes < END_OF_DAY) return { open: true, until: { date: day, minutes: last.closes } }
    const [next] = dayOf(hours, daysAfter(day, 1)).spans
    if (next?.opens !== 0) return { open: true, until: { date: day, minutes: END_OF_DAY } }
    last = next
  }
  return { open: true }
}

function opening(hours: OpeningHours, { date, minutes }: Moment): OpeningState {
  for (let after = 0; after <= AHEAD; after++) {
    const day = daysAfter(date, after)
    const span = dayOf(hours, day).spans.find(({ opens }) => after > 0 || opens > minutes)
    if (span) return { open: false, next: { date: day, minutes: span.opens } }
  }
  return { open: false }
}

export function isOpen(hours: OpeningHours, { date, minutes }: Moment): boolean {
  return dayOf(hours, date).spans.some(({ opens, closes }) => opens <= minutes && minutes < closes)
}
