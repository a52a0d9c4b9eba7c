/** Moments in the words of a language, Norway's time. */
import { type Locale, tagOf } from '../content/locales'

/** `21. november 2026 kl. 20:32`, or without the time. */
export function momentText(moment: string | number, locale: Locale, precision: 'date' | 'minute' = 'minute'): string {
  return new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    ...(precision === 'minute' ? { timeStyle: 'short' } : {}),
    timeZone: 'Europe/Oslo',
  }).format(new Date(moment))
}
