/** Hours, days and months in Norwegian time. */
import { osloTime } from '../../../lib/osloTime'

/** Milliseconds; time zones differ by at least a quarter of an hour. */
const QUARTER = 15 * 60 * 1000
const hours = new Map<number, string>()

/** `2026-11-22T14`: the hour in which a moment (milliseconds) lies. */
export function hourOf(moment: number): string {
  const quarter = Math.floor(moment / QUARTER)
  const known = hours.get(quarter)
  if (known) return known
  const hour = osloTime(moment).slice(0, 13)
  if (hours.size > 1000) hours.clear()
  hours.set(quarter, hour)
  return hour
}

/** `2026-11-22` */
export const dayOf = (moment: number): string => hourOf(moment).slice(0, 10)
/** `2026-11` */
export const monthOf = (moment: number): string => hourOf(moment).slice(0, 7)
