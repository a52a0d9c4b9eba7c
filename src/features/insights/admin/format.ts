/** Formats numbers and times in the admin's language. */
import { calendarText } from '../../../lib/calendarText'
import { type Locale, numberText } from '../../../lib/locales'
import type { Grain } from '../facts'
import type { Unit } from '../tables'

/** One decimal below ten per cent, or on request. */
export function shareText(share: number, locale: Locale, digits = Math.abs(share) < 0.1 ? 1 : 0): string {
  return numberText(share, locale, { style: 'percent', maximumFractionDigits: digits })
}

export function unitText(value: number | null | undefined, unit: Unit, locale: Locale): string {
  if (value === null || value === undefined) return '–'
  if (unit === 'share') return shareText(value, locale)
  if (unit === 'count') return numberText(value, locale)
  const number = numberText(value, locale, { maximumFractionDigits: value < 10 ? 1 : 0 })
  return `${number} ${unit === 'kilometres' ? 'km' : locale === 'nb' ? 't' : 'h'}`
}

export function dayText(day: string, locale: Locale): string {
  return calendarText(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** A point of a plot: short for the axis, long elsewhere. */
export function pointText(at: string, grain: Grain, locale: Locale, length: 'short' | 'long'): string {
  const show = (style: Intl.DateTimeFormatOptions) => calendarText(at.slice(0, 10), locale, style)
  if (grain === 'month')
    return show({ month: length === 'long' ? 'long' : 'short', ...(length === 'long' ? { year: 'numeric' } : {}) })
  const day =
    length === 'long'
      ? show({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
      : show({ day: 'numeric', month: 'short' })
  if (grain === 'day') return day
  const hour = `${locale === 'nb' ? 'kl. ' : ''}${at.slice(11)}${locale === 'nb' ? '' : ':00'}`
  return length === 'long' ? `${day} ${hour}` : at.slice(11)
}

/** Ticks of an axis from 0: round numbers, the last at or above the maximum. */
export function ticksTo(most: number, about = 4): number[] {
  const raw = Math.max(most, 1) / about
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((own) => own >= raw) ?? raw)
  const whole = Math.ceil(step)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / whole) + 1 }, (_, at) => at * whole)
}
