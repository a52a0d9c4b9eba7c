/**
 * Background work: notifies receivers of new requests, reroutes those without their dealer, sends reminders, removes
 * stray files.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { moment, runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import { errorFacts } from '../../platform/errorFacts'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { notifyReceivers } from './notify'
import { remindAll } from './reminders'
import { rerouteAll } from './rerouting'
import { orderFiles, orderRequests } from './tables'

const f = alias(orderFiles, 'f')
const r = alias(orderRequests, 'r')

/** Milliseconds between checks for new requests; a request stored by this process wakes it at once. */
const INTERVAL = 3000
/** Milliseconds between checks for old requests and files. */
const SLOW_INTERVAL = 60_000
/** Milliseconds that a file waits for its request, and files removed per round. */
const FILE_PATIENCE = 24 * 60 * 60 * 1000
const PART = 50

/** Files without a request. */
export async function removeStrayFiles(payload: BasePayload, now: number): Promise<void> {
  const stray = await runStatement(
    payload,
    select(
      { id: f.id },
      sql`from ${f} where ${f.created_at} < ${moment(now - FILE_PATIENCE)}
        and not exists (select 1 from ${r} where ${r.key} = ${f.key}) limit ${PART}`,
    ),
  )
  for (const { id } of stray) await payload.delete({ collection: 'orderFiles', id: Number(id) })
}

export async function startOrderWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  let slowAt = 0
  let dealersChanged = true

  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    // A database error may quote a row: visitors' data must not reach the log.
    onError: (error) => log.error(errorFacts(error), 'orders: work failed'),
    async work(stopped) {
      const isSlowRound = Date.now() >= slowAt
      if (dealersChanged || isSlowRound) {
        dealersChanged = false
        while (!stopped() && (await rerouteAll(runtime, Date.now())) > 0);
      }
      while (!stopped() && (await notifyReceivers(runtime, Date.now())) > 0);
      if (stopped() || !isSlowRound) return
      slowAt = Date.now() + SLOW_INTERVAL
      await remindAll(runtime, Date.now())
      await removeStrayFiles(payload, Date.now())
    },
  })
  // After the commit: an uncommitted request would not be found and would wait for the next check.
  const stopHearing = onChange((tags) => {
    if (tags.includes('dealers')) dealersChanged = true
    if (dealersChanged || tags.includes('orderRequests')) wake()
  })
  return async () => {
    stopHearing()
    await stop()
  }
}
