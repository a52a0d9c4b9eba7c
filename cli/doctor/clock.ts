/** Difference between this machine's clock and another's. */
import { type Finding, ok, warning } from './finding'

/** Milliseconds, of the other machine's clock, read between two moments of this one. */
export interface ClockReading {
  before: number
  theirs: number
  after: number
}

/** Milliseconds for certain: their clock is not within the time that the question took. */
export function clockDifference({ before, theirs, after }: ClockReading): number {
  return Math.max(0, before - theirs, theirs - after)
}

const TOLERATED = 2000

export function judgeClock(whose: string, reading: ClockReading): Finding {
  const seconds = (clockDifference(reading) / 1000).toFixed(1)
  return clockDifference(reading) > TOLERATED
    ? warning('Clock', `differs from that of ${whose} by ${seconds} s`, 'Let both follow a time server')
    : ok('Clock', `agrees with that of ${whose}`)
}
