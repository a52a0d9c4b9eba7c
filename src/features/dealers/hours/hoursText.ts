/** Formats opening hours. */
import { calendarText } from '../../../lib/calendarText'
import { fill } from '../../../lib/fill'
import { daysAfter } from './holidays'
import type { Moment } from './moment'
import type { Span } from './notation'
import type { OpeningState } from './opening'

/** Texts with `{time}`, and `{day}` where the day is not today. */
export interface StateTexts {
  open: string
  openAlways: string
  closesAt: string
  closed: string
  opensAt: string
  opensTomorrow: string
  opensDay: string
  opensDate: string
}

/** `09.00` in Norwegian, `09:00` in English; the end of a day is `24`. */
export function clock(minutes: number, locale: string): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}${locale === 'en' ? ':' : '.'}${two(minutes % 60)}`
}

export function spansText(spans: readonly Span[], locale: string): string {
  return spans.map(({ opens, closes }) => `${clock(opens, locale)}–${clock(closes, locale)}`).join(', ')
}

/** `mandag` */
export function weekdayName(date: string, locale: string): string {
  return calendarText(date, locale, { weekday: 'long' })
}

/** `24. desember` */
export function dateName(date: string, locale: string): string {
  return calendarText(date, locale, { day: 'numeric', month: 'long' })
}

/** `Åpent – stenger 17.00`; two parts, so that the first can be marked. */
export function stateText(state: OpeningState, now: Moment, texts: StateTexts, locale: string): [string, string] {
  if (state.open) {
    if (!state.until) return [texts.open, texts.openAlways]
    return [texts.open, fill(texts.closesAt, { time: clock(state.until.minutes, locale) })]
  }
  const { next } = state
  if (!next) return [texts.closed, '']
  const time = clock(next.minutes, locale)
  if (next.date === now.date) return [texts.closed, fill(texts.opensAt, { time })]
  if (next.date === daysAfter(now.date, 1)) return [texts.closed, fill(texts.opensTomorrow, { time })]
  if (next.date < daysAfter(now.date, 7))
    return [texts.closed, fill(texts.opensDay, { time, day: weekdayName(next.date, locale) })]
  return [texts.closed, fill(texts.opensDate, { time, day: dateName(next.date, locale) })]
}
