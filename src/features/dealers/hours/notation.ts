/**
 * Opening hours as editors and imported files write them, a line for days of the same hours:
 *
 *     man–fre 09–17
 *     lør 10–14:30
 *     søn stengt
 *
 * and exceptions, a line for a day or a span of days, with words of their own at the end:
 *
 *     24.12.2026 10–13 Julaften
 *     27.12.2026–31.12.2026 stengt
 */

/** Minutes since midnight. */
export interface Span {
  opens: number
  /** At most 24 × 60; after `opens`. */
  closes: number
}

/** Spans of each weekday from Monday (0) to Sunday (6), in order of time; empty if closed. */
export type Week = readonly (readonly Span[])[]

export interface Exception {
  /** First and last day, as `2026-12-24`. */
  from: string
  to: string
  /** Empty: closed. */
  spans: readonly Span[]
  /** Text after the hours. */
  note: string
}

/** The first invalid line, counted from one. */
export interface NotationError {
  line: number
  text: string
}

/** The first three letters of a weekday, Norwegian or English; two where they are unambiguous. */
const days: readonly RegExp[] = [
  /^(ma|man|mandag|mo|mon|monday)$/,
  /^(ti|tir|tirs|tirsdag|tu|tue|tuesday)$/,
  /^(on|ons|onsdag|we|wed|wednesday)$/,
  /^(to|tor|tors|torsdag|th|thu|thursday)$/,
  /^(fr|fre|fredag|fri|friday)$/,
  /^(lø|lør|lørdag|sa|sat|saturday)$/,
  /^(sø|søn|søndag|su|sun|sunday)$/,
]
const DASH = / ?[-–—] ?/
const CLOSED = /^(stengt|closed)$/i
/** `9`, `09`, `09:30`, `0930`, `09.30`. */
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?$/
const SPANS = /^(\d[\d:.]* ?[-–—] ?\d[\d:.]*(?: ?, ?\d[\d:.]* ?[-–—] ?\d[\d:.]*)*)(?: (.*))?$/

function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = TIME.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && Number(minutes) < 60 && total <= 24 * 60 ? total : undefined
}

function spansOf(text: string): Span[] | undefined {
  const spans: Span[] = []
  for (const part of text.split(',')) {
    const [first = '', last = '', ...more] = part.trim().split(DASH)
    const opens = minutesOf(first)
    const closes = minutesOf(last)
    const before = spans.at(-1)?.closes ?? 0
    if (opens === undefined || closes === undefined || closes <= opens || opens < before || more.length > 0)
      return undefined
    spans.push({ opens, closes })
  }
  return spans
}

function dayOf(text: string): number {
  return days.findIndex((names) => names.test(text.toLowerCase().replace(/\.$/, '')))
}

/** `man–fre`, `tirs, tors`, `lør`: the weekdays of a line. */
function daysOf(text: string): number[] | undefined {
  const found: number[] = []
  for (const part of text.split(',')) {
    const [first = '', last = first, ...more] = part.trim().split(DASH)
    const [from, to] = [dayOf(first), dayOf(last)]
    if (from < 0 || to < from || more.length > 0) return undefined
    for (let day = from; day <= to; day++) found.push(day)
  }
  return found
}

/** The lines with single spaces, which the expressions above rely on. */
function linesOf(text: string): (NotationError & { empty: boolean })[] {
  return text.split('\n').map((line, at) => {
    const spaced = line.trim().replace(/\s+/g, ' ')
    return { line: at + 1, text: spaced, empty: spaced === '' }
  })
}

/** Weekdays that no line names are closed; naming one twice is an error in the second line. */
export function parseHours(text: string): { week: Week } | { error: NotationError } {
  const week: (readonly Span[])[] = [[], [], [], [], [], [], []]
  const named = new Set<number>()
  for (const { line, text: written, empty } of linesOf(text)) {
    if (empty) continue
    const error = { error: { line, text: written } }
    const [, who = '', hours = ''] =
      /^([\p{Letter},.–—-]+(?: [\p{Letter},.–—-]+)*?)[ :]+(\d.*|stengt|closed)$/iu.exec(written) ?? []
    const about = daysOf(who)
    const spans = CLOSED.test(hours) ? [] : spansOf(hours)
    if (!about || !spans || about.some((day) => named.has(day))) return error
    for (const day of about) {
      named.add(day)
      week[day] = spans
    }
  }
  return { week }
}

function dateOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

export function parseExceptions(text: string): { exceptions: readonly Exception[] } | { error: NotationError } {
  const exceptions: Exception[] = []
  for (const { line, text: written, empty } of linesOf(text)) {
    if (empty) continue
    const error = { error: { line, text: written } }
    const [, first = '', last = first, rest = ''] =
      /^(\d{1,2}\.\d{1,2}\.\d{4})(?: ?[-–—] ?(\d{1,2}\.\d{1,2}\.\d{4}))?[ :]+([^ :].*)$/.exec(written) ?? []
    const [from, to] = [dateOf(first), dateOf(last)]
    if (!from || !to || to < from) return error
    const [, closedNote] = /^(?:stengt|closed)(?: (.*))?$/i.exec(rest) ?? []
    if (/^(stengt|closed)\b/i.test(rest)) {
      exceptions.push({ from, to, spans: [], note: closedNote ?? '' })
      continue
    }
    const [, hours = '', note = ''] = SPANS.exec(rest) ?? []
    const spans = spansOf(hours)
    if (!spans) return error
    exceptions.push({ from, to, spans, note })
  }
  return { exceptions }
}
