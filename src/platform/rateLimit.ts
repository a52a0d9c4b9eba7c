/** A rate limit: one bucket for each key, refilled over time. */

export interface Rate {
  /** As many at once; afterwards they come back one by one, all of them within `perMilliseconds`. */
  tries: number
  perMilliseconds: number
}

export interface RateLimit {
  /** Takes one attempt; false when none is left. */
  take(key: string, now: number): boolean
  /** Returns an attempt that turned out not to count. */
  giveBack(key: string): void
}

export interface LocalRateLimit extends RateLimit {
  /** Counts attempts that another process allowed; below zero, that it gave back. */
  count(key: string, attempts: number, now: number): void
}

/** Maximum number of keys kept; beyond that the keys unused for longest are forgotten. */
const MAX_KEYS = 50_000

/** Of this process alone; `cms/sharedLimit.ts` shares one with the others. */
export function createRateLimit({ tries, perMilliseconds }: Rate): LocalRateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const refill = tries / perMilliseconds

  function leftAt(key: string, now: number): number {
    const bucket = buckets.get(key)
    // A clock that is set back must not reduce what was left.
    return bucket ? Math.min(tries, bucket.left + Math.max(0, now - bucket.at) * refill) : tries
  }

  function keep(key: string, left: number, at: number): void {
    buckets.delete(key)
    buckets.set(key, { left, at })
    if (buckets.size > MAX_KEYS) for (const oldest of buckets.keys()) if (buckets.delete(oldest)) break
  }

  return {
    take(key, now) {
      const left = leftAt(key, now)
      const allowed = left >= 1
      keep(key, allowed ? left - 1 : left, now)
      return allowed
    },
    giveBack(key) {
      const bucket = buckets.get(key)
      if (bucket) bucket.left = Math.min(tries, bucket.left + 1)
    },
    count(key, attempts, now) {
      keep(key, Math.min(tries, Math.max(0, leftAt(key, now) - attempts)), now)
    },
  }
}
