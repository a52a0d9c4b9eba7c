/** What goes on beside requests: new ones are told of, those without their dealer routed anew, old ones reminded of, files that belong to nothing removed. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { moment, runStatement } from '../../cms/statements'
import { errorFacts } from '../../platform/errorFacts'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { notifyReceivers } from './notify'
import { remindAll } from './reminders'
import { rerouteAll } from './rerouting'

/** Milliseconds between looks at what is new; it is woken at once by what this process stores. */
const INTERVAL = 3000
/** Milliseconds between looks at what is old. */
const SLOW_INTERVAL = 60_000
/** Milliseconds that a file waits for its request, and how many are removed in one go. */
const FILE_PATIENCE = 24 * 60 * 60 * 1000
const PART = 50

/** Files whose request never came. */
export async function removeStrayFiles(payload: BasePayload, now: number): Promise<void> {
  const stray = await runStatement(
    payload,
    sql`select id from order_files where created_at < ${moment(now - FILE_PATIENCE)}
      and not exists (select 1 from order_requests where order_requests.key = order_files.key) limit ${PART}`,
  )
  for (const { id } of stray) await payload.delete({ collection: 'orderFiles', id: Number(id) })
}

export async function startOrderWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  let slowAt = 0
  let dealersChanged = true

  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    // An error of the database may quote a row: what visitors wrote stays out of the log.
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
  // After the commit: what is not committed yet would not be found, and wait for the next look.
  const stopHearing = onChange((tags) => {
    if (tags.includes('dealers')) dealersChanged = true
    if (dealersChanged || tags.includes('orderRequests')) wake()
  })
  return async () => {
    stopHearing()
    await stop()
  }
}
