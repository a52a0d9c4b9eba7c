/** How often something may be tried: a bucket for each key that fills again with time. */

export interface RateLimit {
  /** Takes one try; false when there is none left. */
  take(key: string, now: number): boolean
  /** Gives back one that was taken, for what turned out not to count. */
  giveBack(key: string): void
}

/** Keys remembered at most; beyond that the fullest forgotten are those that waited longest. */
const MAX_KEYS = 50_000

export function createRateLimit({ tries, perMilliseconds }: { tries: number; perMilliseconds: number }): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const refill = tries / perMilliseconds
  return {
    take(key, now) {
      const bucket = buckets.get(key)
      // A clock that is put back must not take away what was left.
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
