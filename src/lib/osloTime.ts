/** Dates and times in Norway's time zone, independent of the machine's and the reader's. */
import { tagOf } from './locales'

const TIME_ZONE = 'Europe/Oslo'

// Formatted by parts: how a language joins date and time differs between browsers.
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `2026-12-24T17:05:09` */
export function osloTime(moment: number | Date): string {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour, minute, second } = parts
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** `2026-12-24` */
export const osloDay = (moment: number | Date): string => osloTime(moment).slice(0, 10)
/** `2026-12-24 17:05` */
export const osloMinute = (moment: number | Date): string => osloTime(moment).slice(0, 16).replace('T', ' ')
/** Hour of the day, 0–23. */
export const osloHour = (moment: number | Date): number => Number(osloTime(moment).slice(11, 13))

/** The moment, in milliseconds, of a time in Norway (`2026-12-24T17:05`); of the hour that occurs twice the second. */
export function osloMoment(time: string): number {
  const winter = Date.parse(`${time}:00+01:00`)
  return osloTime(winter).startsWith(time) ? winter : Date.parse(`${time}:00+02:00`)
}

/** The moment at which a day begins in Norway. */
export const osloMidnight = (day: string): number => osloMoment(`${day}T00:00`)

/** Formatted in a language. */
export function osloText(
  moment: string | number | Date,
  language: string,
  style: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(tagOf(language), { ...style, timeZone: TIME_ZONE }).format(new Date(moment))
}
