/** Which backups are kept: the newest of each of so many last days, weeks and months, in Norwegian time. */
import { osloDay } from '../../lib/osloTime'

export interface Keep {
  daily: number
  weekly: number
  monthly: number
}

export const USUAL_KEEP: Keep = { daily: 7, weekly: 4, monthly: 12 }

/** `7,4,12`: days, weeks, months. */
export function readKeep(text: string): Keep | undefined {
  const [, daily, weekly, monthly] = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text) ?? []
  if (!daily) return undefined
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
}

const DAY = 24 * 60 * 60 * 1000
/** 1 January 1970 was a Thursday: weeks begin on Monday. */
const DAYS_SINCE_MONDAY = 3

const weekOf = (time: number): string => String(Math.floor((Date.parse(osloDay(time)) / DAY + DAYS_SINCE_MONDAY) / 7))

const periods = {
  daily: osloDay,
  weekly: weekOf,
  monthly: (time: number) => osloDay(time).slice(0, 7),
} as const

/**
 * The moments to be kept, of all that there are. A period without a backup does not count. Always the newest, and those
 * of the 24 hours before it: one is made before a change that may go wrong.
 */
export function keptOf(times: readonly number[], keep: Keep): Set<number> {
  const newestFirst = [...times].sort((one, other) => other - one)
  const [newest = 0] = newestFirst
  const kept = new Set(newestFirst.filter((time) => newest - time < DAY))
  for (const kind of ['daily', 'weekly', 'monthly'] as const) {
    const ofPeriod = new Map<string, number>()
    for (const time of newestFirst) {
      const period = periods[kind](time)
      if (!ofPeriod.has(period)) ofPeriod.set(period, time)
    }
    for (const time of [...ofPeriod.values()].slice(0, keep[kind])) kept.add(time)
  }
  return kept
}
