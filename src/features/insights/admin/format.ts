/** Formats numbers and times in the admin's language. */
import { type Locale, tagOf } from '../../../lib/locales'
import type { Grain } from '../facts'
import type { Unit } from '../tables'

export const numberText = (value: number, locale: Locale): string => value.toLocaleString(tagOf(locale))

/** One decimal below ten per cent, or on request. */
export function shareText(share: number, locale: Locale, digits = Math.abs(share) < 0.1 ? 1 : 0): string {
  return share.toLocaleString(tagOf(locale), { style: 'percent', maximumFractionDigits: digits })
}

export function unitText(value: number | null | undefined, unit: Unit, locale: Locale): string {
  if (value === null || value === undefined) return '–'
  if (unit === 'share') return shareText(value, locale)
  if (unit === 'count') return numberText(value, locale)
  const number = value.toLocaleString(tagOf(locale), { maximumFractionDigits: value < 10 ? 1 : 0 })
  return `${number} ${unit === 'kilometres' ? 'km' : locale === 'nb' ? 't' : 'h'}`
}

/** Days and months are parsed as UTC, so that the time zone does not move them. */
const dateOf = (at: string) => new Date(`${at.length === 7 ? `${at}-01` : at.slice(0, 10)}T00:00:00Z`)

export function dayText(day: string, locale: Locale): string {
  return dateOf(day).toLocaleDateString(tagOf(locale), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** A point of a plot: short for the axis, long elsewhere. */
export function pointText(at: string, grain: Grain, locale: Locale, length: 'short' | 'long'): string {
  const show = (options: Intl.DateTimeFormatOptions) =>
    dateOf(at).toLocaleDateString(tagOf(locale), { timeZone: 'UTC', ...options })
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
