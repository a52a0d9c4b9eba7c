/**
 * Renews pages that depend on the day (this week's hours) at midnight in Norway: they depend on a tag that is emitted
 * then, as for a change by an editor.
 */
import { emitClockChange } from '../../../cms/changes'
import { momentOf } from './moment'

/** The present day as a dependency of pages. */
export const DAY_TAG = 'day'

const MINUTE = 60_000
const DAY = 24 * 60

/** Milliseconds until the next midnight in Norway; an hour off on nights when daylight saving changes. */
export function untilMidnight(time: number): number {
  const { minutes } = momentOf(time)
  return (DAY - minutes) * MINUTE - (time % MINUTE)
}

/** Emits in each process; checks at least hourly, so that a changed clock does not delay it. */
export function startDays(): void {
  let { date } = momentOf(Date.now())
  const wait = () => {
    const delay = Math.min(untilMidnight(Date.now()), 60 * MINUTE)
    // The timer does not keep the process alive.
    setTimeout(() => {
      const today = momentOf(Date.now()).date
      if (today !== date) emitClockChange([DAY_TAG])
      date = today
      wait()
    }, delay).unref()
  }
  wait()
}
