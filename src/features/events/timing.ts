/** When an event is, and when it is over: rules and words, in Norwegian time. */
import type { Locale } from '../../lib/locales'
import { momentText } from '../../lib/moment'
import { osloDay, osloMidnight, osloText } from '../../lib/osloTime'

export interface Timing {
  /** ISO 8601. Of an event of whole days only the day in Norway counts. */
  startsAt: string
  endsAt?: string | null | undefined
  allDay?: boolean | null | undefined
}

const DAY = 24 * 60 * 60_000

/** `2026-12-31` → `2027-01-01` */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

export const firstDay = ({ startsAt }: Timing): string => osloDay(new Date(startsAt))
export const lastDay = ({ startsAt, endsAt }: Timing): string => osloDay(new Date(endsAt || startsAt))

/** The first moment, in milliseconds, at which it is over. Without an end it lasts until midnight. */
export function overAt(timing: Timing): number {
  return timing.allDay || !timing.endsAt ? osloMidnight(dayAfter(lastDay(timing))) : Date.parse(timing.endsAt)
}

/** Value of a `time` element: a day, or a moment. */
export const machineTime = (timing: Timing): string =>
  timing.allDay ? firstDay(timing) : new Date(timing.startsAt).toISOString()

/** `24. november 2026 kl. 18:00–20:00`, `24. november 2026 – 26. november 2026` */
export function whenText(timing: Timing, locale: Locale): string {
  const { startsAt, endsAt, allDay } = timing
  const precision = allDay ? 'date' : 'minute'
  const from = momentText(startsAt, locale, precision)
  if (!endsAt || (allDay && firstDay(timing) === lastDay(timing))) return from
  if (!allDay && firstDay(timing) === lastDay(timing))
    return `${from}–${osloText(endsAt, locale, { timeStyle: 'short' })}`
  return `${from} – ${momentText(endsAt, locale, precision)}`
}

/** `2026-11` */
export const monthOf = (timing: Timing): string => firstDay(timing).slice(0, 7)
