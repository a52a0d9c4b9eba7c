/**
 * Sends queued hits, never in a visitor's request. At most once: a row is marked before its call, and one with an
 * unknown result (the process was killed, the connection broke after writing) is dropped rather than counted twice, and
 * shown as lost in the settings. Hits that could not be sent within a day are dropped, since they have no value then.
 */
import { onChange } from '../../cms/changes'
import { type Claim, claimDue, findAbandoned } from '../../cms/queue/queue'
import { deleteClaimed } from '../../cms/queue/settle'
import { startQueueWorker, tracedSending } from '../../cms/queue/worker'
import { delayAfter, ofServer } from '../../platform/backoff'
import { call } from '../../platform/call'
import type { Runtime } from '../../web/feature'
import type { ForwardedHit } from '../analytics'
import { upstreamNeedsConsent } from './chosenUpstream'
import { INCOMPLETE } from './errors'
import { hitQueue } from './hitQueue'
import { dropLost, dropOthers, dropVisits, putBack, recordDelivery, recordError, recordLoss } from './rows'
import { type Chosen, isAboutForwarding, readUpstream } from './settings'
import { ga4 } from './upstreams/ga4'
import { matomo } from './upstreams/matomo'
import { plausible } from './upstreams/plausible'
import type { Upstream } from './upstreams/upstream'

const upstreams = { ga4, matomo, plausible }

/** Milliseconds between checks. */
const INTERVAL = 5000
/** Rows claimed at a time: at most these are lost when the process is killed. */
const MAX_CLAIMED = 200
const AT_ONCE = 8
/** Milliseconds. Longer than all calls of a claim can take together. */
const LEASE = 10 * 60_000
const CONNECT_PATIENCE = 5_000
const PATIENCE = 10_000
/** Milliseconds between checks for rows that are too old. */
const SWEEP = 60_000
const WORTHLESS_AFTER = 24 * 60 * 60_000
/** Milliseconds; upper limit of a service's `Retry-After`. */
const LONGEST_WISH = 60 * 60_000

export async function startForwarding(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log, siteUrl } = runtime
  let pausedUntil = 0
  let failures = 0
  let swept = 0

  /** Makes no calls to the service for a while. */
  async function pause(upstream: string, error: string, retryAfter?: number): Promise<void> {
    const wish = retryAfter === undefined ? 0 : Math.min(retryAfter, LONGEST_WISH)
    pausedUntil = Date.now() + (wish || delayAfter(++failures, ofServer, Math.random()))
    await recordError(payload, upstream, error, Date.now())
    log.warn({ upstream, error, failures }, 'figures cannot be forwarded now')
  }

  /** One call. Afterwards its rows are deleted, or wait again. */
  async function sendBatch(settings: Chosen, batch: readonly ForwardedHit[], ids: readonly number[]): Promise<void> {
    const { upstream } = settings
    const written = upstreams[upstream].call(batch, settings, siteUrl)
    if (!written) {
      await putBack(payload, ids, Date.now())
      return pause(upstream, INCOMPLETE)
    }
    const called = await call({ ...written, connectPatience: CONNECT_PATIENCE, patience: PATIENCE })
    if (called.kind === 'unreached') {
      await putBack(payload, ids, Date.now())
      return pause(upstream, called.error)
    }
    if (called.kind === 'broken') {
      await lose(upstream, ids)
      return pause(upstream, called.error)
    }
    const judged = upstreams[upstream].judge(called)
    if (judged.kind === 'later') {
      await putBack(payload, ids, Date.now())
      return pause(upstream, judged.error, called.retryAfter)
    }
    if (judged.kind === 'refused') {
      await lose(upstream, ids)
      return recordError(payload, upstream, judged.error, Date.now())
    }
    failures = 0
    await deleteClaimed(payload, hitQueue, ids)
    await recordDelivery(payload, upstream, ids.length, Date.now())
  }

  async function lose(upstream: string, ids: readonly number[]): Promise<void> {
    await deleteClaimed(payload, hitQueue, ids)
    await recordLoss(payload, upstream, ids.length)
  }

  async function sendClaims(settings: Chosen, claims: readonly Claim<'hit' | 'upstream'>[]): Promise<void> {
    const idOf = new Map(claims.map((claim) => [hitOf(claim), claim.id]))
    const all = [...idOf.keys()]
    const { takes = () => true } = upstreams[settings.upstream] as Upstream
    const mayGo = (hit: ForwardedHit) => takes(hit) && (hit.consented || !upstreamNeedsConsent(settings))
    const idsOf = (hits: readonly ForwardedHit[]) => hits.flatMap((hit) => idOf.get(hit) ?? [])
    await deleteClaimed(payload, hitQueue, idsOf(all.filter((hit) => !mayGo(hit))))
    const batches = [...upstreams[settings.upstream].batches(all.filter(mayGo))]
    while (batches.length > 0) {
      if (Date.now() < pausedUntil) {
        await putBack(payload, idsOf(batches.flat()), Date.now())
        return
      }
      await Promise.all(batches.splice(0, AT_ONCE).map((batch) => sendBatch(settings, batch, idsOf(batch))))
    }
  }

  async function sweep(): Promise<void> {
    const now = Date.now()
    if (now - swept < SWEEP) return
    swept = now
    await findAbandoned(payload, hitQueue, { now })
    for (const [upstream, lost] of await dropLost(payload, now - WORTHLESS_AFTER)) {
      await recordLoss(payload, upstream, lost)
      log.warn({ upstream, lost }, 'figures that were not forwarded')
    }
    await dropVisits(payload, now - WORTHLESS_AFTER)
  }

  const { wake, stop } = await startQueueWorker(payload, hitQueue, {
    interval: INTERVAL,
    pause: () => pausedUntil - Date.now(),
    onError: (error) => log.error({ err: error }, 'the queue of figures could not be read'),
    async work(stopped) {
      await sweep()
      while (!stopped()) {
        const settings = await readUpstream(payload)
        await dropOthers(payload, settings?.upstream)
        if (!settings || Date.now() < pausedUntil) return
        const claims = await claimDue(payload, hitQueue, { now: Date.now(), leaseMs: LEASE, limit: MAX_CLAIMED })
        if (claims.length === 0) return
        await tracedSending(hitQueue, claims.length, () => sendClaims(settings, claims))
      }
    },
  })
  // New credentials are tried at once.
  const stopHearing = onChange((tags) => {
    if (!isAboutForwarding(tags)) return
    pausedUntil = 0
    failures = 0
    wake()
  })
  return async () => {
    stopHearing()
    await stop()
  }
}

/** SQLite returns JSON as text; PostgreSQL returns it parsed. */
const hitOf = ({ row: { hit } }: Claim<'hit'>): ForwardedHit =>
  (typeof hit === 'string' ? JSON.parse(hit) : hit) as ForwardedHit
