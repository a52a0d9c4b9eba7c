/** A rate limit: one bucket for each key, refilled over time. */

export interface RateLimit {
  /** Takes one attempt; false when none is left. */
  take(key: string, now: number): boolean
  /** Returns an attempt that turned out not to count. */
  giveBack(key: string): void
}

/** Maximum number of keys kept; beyond that the keys unused for longest are forgotten. */
const MAX_KEYS = 50_000

export function createRateLimit({ tries, perMilliseconds }: { tries: number; perMilliseconds: number }): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const refill = tries / perMilliseconds
  return {
    take(key, now) {
      const bucket = buckets.get(key)
      // A clock that is set back must not reduce what was left.
      const left = bucket ? Math.min(tries, bucket.left + Math.max(0, now - bucket.at) * refill) : tries
      const allowed = left >= 1
      buckets.delete(key)
      buckets.set(key, { left: allowed ? left - 1 : left, at: now })
      if (buckets.size > MAX_KEYS) for (const oldest of buckets.keys()) if (buckets.delete(oldest)) break
      return allowed
    },
    giveBack(key) {
      const bucket = buckets.get(key)
      if (bucket) bucket.left = Math.min(tries, bucket.left + 1)
    },
  }
}
