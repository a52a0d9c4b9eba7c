/** A time as marketers write it: by the clock on a Norwegian wall, wherever they or the server are. */
import { osloMinute, osloTime } from '../../lib/osloTime'

const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** Milliseconds that Norway is ahead of UTC at a moment. */
const offsetAt = (time: number) => Date.parse(`${osloTime(time)}Z`) - Math.floor(time / 1000) * 1000

/** `2026-12-01 10:00` → milliseconds since 1970; undefined for what is no time. */
export function timeOf(written: string): number | undefined {
  const asUtc = WRITTEN.test(written) ? Date.parse(`${written.replace(' ', 'T')}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  // Twice: near a change of summer time the first guess may lie on its other side.
  const guess = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(guess)
}

/** The minute of a moment, as it is written. */
export const writtenTime = (time: number): string => osloMinute(time)
