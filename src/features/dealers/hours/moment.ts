/** What the clock on a Norwegian wall shows, wherever the computer stands. */

export interface Moment {
  /** `2026-12-24` */
  date: string
  /** Minutes since midnight by the wall clock. */
  minutes: number
}

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function momentOf(time: number | Date): Moment {
  const parts = Object.fromEntries(wallClock.formatToParts(time).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
