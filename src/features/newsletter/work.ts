/** Background work: STOP by SMS, and deleting expired data. */

import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { inboundWaker, receiverCheck } from '../sms'
import { deleteOldCounters } from './activation/counters'
import { deleteExpired } from './activation/pending'
import { mayReceive } from './audience'
import { handleInbound } from './leave/stop'

/** Milliseconds between polls; another process may have received a message. */
const INTERVAL = 5000
const HOUR = 60 * 60 * 1000

export async function startNewsletterWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  let tidiedAt = 0
  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'the newsletter’s work could not be done'),
    async work(stopped) {
      await handleInbound(runtime, stopped)
      const now = Date.now()
      if (now - tidiedAt < HOUR) return
      await deleteOldCounters(payload, now)
      await deleteExpired(payload, now)
      tidiedAt = now
    },
  })
  inboundWaker.provide(payload, wake)
  // Subscribers who unsubscribed after their message was queued are not sent to.
  receiverCheck.provide(payload, (subscribers) => mayReceive(payload, subscribers))
  return stop
}
