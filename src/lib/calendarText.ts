import { tagOf } from './locales'

/** A calendar day (`2026-12-24`) or month (`2026-12`), formatted in a language. It has no time zone. */
export function calendarText(
  date: string,
  language: string,
  style: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  // Parsed as midnight UTC, which is the same day in UTC alone.
  return new Intl.DateTimeFormat(tagOf(language), { ...style, timeZone: 'UTC' }).format(new Date(date))
}
