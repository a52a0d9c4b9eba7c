/**
 * Background work: notifies receivers of new requests, reroutes those without their dealer, sends reminders, removes
 * stray files.
 */
import type { BasePayload } from 'payload'
import { onChange } from '../../cms/changes'
import { removeStrayFiles } from '../../cms/strayFiles'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { DEALERS } from '../dealers'
import { notifyReceivers } from './notify'
import { remindAll } from './reminders'
import { rerouteAll } from './rerouting'
import { orderFiles, orderRequests } from './tables'

/** Milliseconds between checks for new requests; a request stored by this process wakes it at once. */
const INTERVAL = 3000
/** Milliseconds between checks for old requests and files. */
const SLOW_INTERVAL = 60_000

/** Files without a request. */
export const removeStray = (payload: BasePayload, now: number): Promise<void> =>
  removeStrayFiles(payload, { collection: 'orderFiles', files: orderFiles, owners: orderRequests }, now)

export async function startOrderWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  let slowAt = 0
  let dealersChanged = true

  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'orders: work failed'),
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
      await removeStray(payload, Date.now())
    },
  })
  // After the commit: an uncommitted request would not be found and would wait for the next check.
  const stopHearing = onChange((tags) => {
    if (tags.includes(DEALERS)) dealersChanged = true
    if (dealersChanged || tags.includes('orderRequests')) wake()
  })
  return async () => {
    stopHearing()
    await stop()
  }
}
