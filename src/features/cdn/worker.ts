/**
 * Sends the purges that wait, of many changes together. Each is sent again some seconds later: a page that was drawn before
 * the change, or by a node that had not heard of it, may have reached the edge after the first.
 */
import { type Claim, claimDue } from '../../cms/queue/queue'
import { startQueueWorker, tracedSending } from '../../cms/queue/worker'
import { jsonIn } from '../../cms/rows'
import { delayAfter } from '../../platform/backoff'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import { keysToPurge, purgeKeys } from './purge'
import { purgeQueue } from './purgeQueue'
import { dropPurges, settleFailed, settlePurged } from './rows'
import type { CdnSettings } from './settings'

/** Milliseconds between checks; another node's changes that this one is not woken for are found so. */
const INTERVAL = 2000
/** Rows claimed at a time. Beyond, a change of everything empties the queue faster. */
const MAX_CLAIMED = 1000
/** Milliseconds; longer than the calls of a claim take. */
const LEASE = 60_000
/** Milliseconds until the second purge: longer than a page takes to be drawn, and a change to reach every node. */
export const AGAIN = 5000
/** While the edge cannot be reached, visitors see old pages: it is tried often. */
const RETRIES = { first: 500, longest: 15_000 }
/** Milliseconds; upper limit of a provider's `Retry-After`. */
const LONGEST_WISH = 5 * 60_000

const tagsOf = ({ row }: Claim<'tags'>): readonly string[] => {
  const tags = jsonIn(row.tags)
  return Array.isArray(tags) ? tags.map(String) : []
}

export async function startPurges(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log, siteUrl } = runtime
  const { cdn } = declaredIn(payload)
  if (!cdn) {
    await dropPurges(payload)
    return async () => {}
  }
  let pausedUntil = 0
  let failures = 0

  async function send(settings: CdnSettings, claims: readonly Claim<'tags' | 'sent_at'>[]): Promise<void> {
    const failure = await purgeKeys(settings, keysToPurge(settings, siteUrl, new Set(claims.flatMap(tagsOf))))
    const now = Date.now()
    const idsOf = (some: readonly Claim<'sent_at'>[]) => some.map(({ id }) => id)
    if (failure) {
      const wish = Math.min(failure.retryAfter ?? 0, LONGEST_WISH)
      pausedUntil = now + Math.max(wish, delayAfter(++failures, RETRIES, Math.random()))
      await settleFailed(payload, idsOf(claims), failure.error, now)
      log.warn({ provider: settings.provider, reason: failure.error, failures }, 'the edge could not be purged')
      return
    }
    failures = 0
    const first = claims.filter(({ row }) => row.sent_at === null)
    const second = claims.filter(({ row }) => row.sent_at !== null)
    await settlePurged(payload, { first: idsOf(first), second: idsOf(second) }, { now, again: now + AGAIN })
  }

  const { stop } = await startQueueWorker(payload, purgeQueue, {
    interval: INTERVAL,
    pause: () => pausedUntil - Date.now(),
    onError: (error) => log.error({ err: error }, 'the queue of purges could not be read'),
    async work(stopped) {
      while (!stopped() && Date.now() >= pausedUntil) {
        const claims = await claimDue(payload, purgeQueue, { now: Date.now(), leaseMs: LEASE, limit: MAX_CLAIMED })
        if (claims.length === 0) return
        await tracedSending(purgeQueue, claims.length, () => send(cdn, claims))
      }
    },
  })
  return stop
}
