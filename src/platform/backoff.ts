/** How long to wait before the next attempt: doubled each time, with jitter. */

export interface Backoff {
  /** Milliseconds. */
  first: number
  longest: number
}

/** For one message that the server deferred. */
export const ofMessage: Backoff = { first: 30_000, longest: 60 * 60_000 }
/** For the whole queue while the server is unreachable. */
export const ofServer: Backoff = { first: 2_000, longest: 5 * 60_000 }

/** Attempts for one message: the last is made about half a day after the first. */
export const MAX_ATTEMPTS = 18

/** `failures` from 1; `random` from 0 to 1. Returns between four fifths of the delay and all of it. */
export function delayAfter(failures: number, { first, longest }: Backoff, random: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(30, failures - 1))
  return Math.round(full * (0.8 + 0.2 * random))
}
