/**
 * Pages that say what is so today (this week's hours) are made anew when the day turns in Norway: they depend on a tag
 * that is said to have changed then, as if an editor had changed it.
 */
import { emitChange } from '../../../cms/changes'
import { momentOf } from './moment'

/** The day that it is, as a dependency of pages. */
export const DAY_TAG = 'day'

const MINUTE = 60_000
const DAY = 24 * 60

/** Milliseconds until the next midnight in Norway, or an hour beside it on the nights when the clock is changed. */
export function untilMidnight(time: number): number {
  const { minutes } = momentOf(time)
  return (DAY - minutes) * MINUTE - (time % MINUTE)
}

/** Each process tells its own pages; asked at least every hour, so that no changed clock makes it late. */
export function startDays(): void {
  let { date } = momentOf(Date.now())
  const wait = () => {
    const delay = Math.min(untilMidnight(Date.now()), 60 * MINUTE)
    // Nothing waits for it: a process that ends, ends.
    setTimeout(() => {
      const today = momentOf(Date.now()).date
      if (today !== date) emitChange([DAY_TAG])
      date = today
      wait()
    }, delay).unref()
  }
  wait()
}
