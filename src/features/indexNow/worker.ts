/**
 * Reports what was changed, many documents in one call (https://www.indexnow.org/documentation). A report may be repeated:
 * it is made again until it is taken, or no longer news.
 */
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { type Claim, claimDue, findAbandoned } from '../../cms/queue/queue'
import { deleteClaimed, settle } from '../../cms/queue/settle'
import { startQueueWorker, tracedSending } from '../../cms/queue/worker'
import { jsonIn, textIn } from '../../cms/rows'
import { delayAfter, ofServer } from '../../platform/backoff'
import { call } from '../../platform/call'
import { service } from '../../platform/services'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import { changeQueue } from './changeQueue'
import { indexNowKey, keyPath } from './key'
import { type MovedPaths, pathsBelow } from './pathsBelow'
import { isReachable, isSwitchedOn, listedPaths } from './remember'
import { dropAll, dropOld, repeatUncertain } from './rows'

/** Where reports go: from there they reach every search engine that takes part. */
export const indexNowEndpoint = service<BasePayload, string>(() => 'https://api.indexnow.org/indexnow')

/** Milliseconds between checks. */
const INTERVAL = 10_000
/** Rows claimed at a time. */
const MAX_CLAIMED = 500
/** Addresses of a call. */
const MAX_REPORTED = 10_000
/** Milliseconds; longer than the call of a claim takes. */
const LEASE = 2 * 60_000
/** Milliseconds after which search engines have found a change by themselves. */
const WORTHLESS_AFTER = 7 * 24 * 60 * 60_000
/** Milliseconds; upper limit of a service's `Retry-After`. */
const LONGEST_WISH = 60 * 60_000

type ChangeClaim = Claim<'collection' | 'document' | 'paths'>

/** Where the document was listed before, and where it is now. */
async function placesOf(runtime: Runtime, { row }: ChangeClaim): Promise<MovedPaths> {
  const before = jsonIn(row.paths)
  const page = declaredIn(runtime.payload).draftPages.find(({ collection }) => collection === textIn(row.collection))
  const now = page ? await listedPaths(runtime, page, Number(row.document)) : []
  return { before: Array.isArray(before) ? before.map(String) : [], now }
}

interface Failure {
  error: string
  retryAfter?: number | undefined
}

/** Undefined if it was taken. */
async function report({ payload, siteUrl, secret }: Runtime, paths: readonly string[]): Promise<Failure | undefined> {
  const body = {
    host: new URL(siteUrl).host,
    key: indexNowKey(secret),
    keyLocation: siteUrl + keyPath(secret),
    urlList: paths.map((path) => siteUrl + path),
  }
  const called = await call({
    url: indexNowEndpoint.of(payload),
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  })
  if (called.kind !== 'answer') return { error: called.error }
  if (called.status === 200 || called.status === 202) return undefined
  return { error: `HTTP ${called.status}`, retryAfter: called.retryAfter }
}

export async function startReports(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log, siteUrl } = runtime
  if (!isReachable(siteUrl)) {
    await dropAll(payload)
    return async () => {}
  }
  let pausedUntil = 0
  let failures = 0

  async function send(claims: readonly ChangeClaim[]): Promise<void> {
    const ids = claims.map(({ id }) => id)
    const places = await Promise.all(claims.map((claim) => placesOf(runtime, claim)))
    const own = places.flatMap(({ before, now }) => [...before, ...now])
    const paths = [...new Set([...own, ...(await pathsBelow(runtime, places))])]
    let failure: Failure | undefined
    for (let at = 0; at < paths.length && !failure; at += MAX_REPORTED)
      failure = await report(runtime, paths.slice(at, at + MAX_REPORTED))
    if (!failure) {
      failures = 0
      return deleteClaimed(payload, changeQueue, ids)
    }
    const { error, retryAfter = 0 } = failure
    const now = Date.now()
    pausedUntil = now + Math.max(Math.min(retryAfter, LONGEST_WISH), delayAfter(++failures, ofServer, Math.random()))
    const waiting = ids.map((id) => ({ id, state: 'waiting', error, dueAt: now, counts: true }) as const)
    await settle(payload, changeQueue, waiting, now)
    log.warn({ reason: failure.error, failures }, 'changes could not be reported to search engines')
  }

  async function sweep(): Promise<void> {
    const now = Date.now()
    await findAbandoned(payload, changeQueue, { now })
    await repeatUncertain(payload)
    const dropped = await dropOld(payload, now - WORTHLESS_AFTER)
    if (dropped > 0) log.warn({ dropped }, 'changes that were not reported to search engines')
  }

  const { wake, stop } = await startQueueWorker(payload, changeQueue, {
    interval: INTERVAL,
    pause: () => pausedUntil - Date.now(),
    onError: (error) => log.error({ err: error }, 'the queue of changes for search engines could not be read'),
    async work(stopped) {
      if (!(await isSwitchedOn(runtime))) return dropAll(payload)
      await sweep()
      while (!stopped() && Date.now() >= pausedUntil) {
        const claims = await claimDue(payload, changeQueue, { now: Date.now(), leaseMs: LEASE, limit: MAX_CLAIMED })
        if (claims.length === 0) return
        await tracedSending(changeQueue, claims.length, () => send(claims))
      }
    },
  })
  // Emitted after the commit: the rows of a change can be read now.
  const stopHearing = onChange(wake)
  return async () => {
    stopHearing()
    await stop()
  }
}
