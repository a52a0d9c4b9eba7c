/** Hours, days and months in Norway. */

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Milliseconds; time zones differ by quarters of an hour at least. */
const QUARTER = 15 * 60 * 1000
const hours = new Map<number, string>()

/** `2026-11-22T14`: the hour in which a moment (milliseconds) lies. */
export function hourOf(moment: number): string {
  const quarter = Math.floor(moment / QUARTER)
  const known = hours.get(quarter)
  if (known) return known
  // `2026-11-22 14`
  const hour = format.format(moment).replace(' ', 'T')
  if (hours.size > 1000) hours.clear()
  hours.set(quarter, hour)
  return hour
}

/** `2026-11-22` */
export const dayOf = (moment: number): string => hourOf(moment).slice(0, 10)
/** `2026-11` */
export const monthOf = (moment: number): string => hourOf(moment).slice(0, 7)
