/** How long to wait before the next try: each time twice as long, and never all at the same moment. */

export interface Backoff {
  /** Milliseconds. */
  first: number
  longest: number
}

/** Of one message that a server put off. */
export const ofMessage: Backoff = { first: 30_000, longest: 60 * 60_000 }
/** Of the whole queue while the server cannot be reached. */
export const ofServer: Backoff = { first: 2_000, longest: 5 * 60_000 }

/** Tries of one message: the last comes about half a day after the first. */
export const MAX_ATTEMPTS = 18

/** `failures` from 1; `random` from 0 to 1. Between four fifths of the time and all of it. */
export function delayAfter(failures: number, { first, longest }: Backoff, random: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(30, failures - 1))
  return Math.round(full * (0.8 + 0.2 * random))
}
