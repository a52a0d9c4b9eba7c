/** Counts events and deletes old rows in the background, in one process at a time. */
import { setImmediate as turn } from 'node:timers/promises'
import { holdRunnerLock } from '../../platform/runnerLock'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { countBatch } from './counting/count'
import { deleteOldCounts } from './counting/deleteOld'
import { dayValues } from './counting/values'

/** Milliseconds between counting rounds, and between checks for expired rows. */
const INTERVAL = 10 * 1000
const FORGET_INTERVAL = 60 * 60 * 1000

export async function startAnalyticsWork({ payload, databaseUrl, log }: Runtime): Promise<() => Promise<void>> {
  const lock = holdRunnerLock({ name: 'analytics', advisoryKey: 7_246_087 }, { databaseUrl, log })
  const values = dayValues()
  let forgotten = 0
  const loop = startWorkLoop({
    interval: INTERVAL,
    async work(stopped) {
      if (!(await lock.held())) return
      while (!stopped() && (await countBatch(payload, values, Date.now())) > 0) await turn()
      if (stopped() || Date.now() - forgotten < FORGET_INTERVAL) return
      forgotten = Date.now()
      await deleteOldCounts(
        payload,
        await payload.findGlobal({ slug: 'analyticsSettings', depth: 0 }),
        Date.now(),
        stopped,
      )
    },
    onError: (error) => log.error({ err: error }, 'counting failed'),
  })
  return async () => {
    await loop.stop()
    await lock.release()
  }
}
