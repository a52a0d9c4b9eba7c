/** Times as marketers write them: Norwegian time, wherever they or the server are. */
import { osloMinute, osloTime } from '../../lib/osloTime'

const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** Norway's UTC offset at a moment, in milliseconds. */
const offsetAt = (time: number) => Date.parse(`${osloTime(time)}Z`) - Math.floor(time / 1000) * 1000

/** `2026-12-01 10:00` → milliseconds since 1970; undefined for an invalid time. */
export function timeOf(written: string): number | undefined {
  const asUtc = WRITTEN.test(written) ? Date.parse(`${written.replace(' ', 'T')}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  // Twice: near a change of summer time, the first guess may lie on the other side of it.
  const guess = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(guess)
}

/** A moment in that format, to the minute. */
export const writtenTime = (time: number): string => osloMinute(time)
