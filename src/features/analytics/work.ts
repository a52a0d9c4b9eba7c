/** Counts events and deletes old rows in the background, in one process at a time. */
import { setImmediate as turn } from 'node:timers/promises'
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'
import { countBatch } from './counting/count'
import { deleteOldCounts } from './counting/deleteOld'
import { dayValues } from './counting/values'

/** Milliseconds between counting rounds, and between checks for expired rows. */
const INTERVAL = 10 * 1000
const FORGET_INTERVAL = 60 * 60 * 1000

export async function startAnalyticsWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  const values = dayValues()
  let forgotten = 0
  return startRunnerTask(
    {
      name: 'analytics',
      advisoryKey: 7_246_087,
      interval: INTERVAL,
      failure: 'counting failed',
      async work(stopped) {
        while (!stopped() && (await countBatch(payload, values, Date.now())) > 0) await turn()
        if (stopped() || Date.now() - forgotten < FORGET_INTERVAL) return
        forgotten = Date.now()
        const settings = await payload.findGlobal({ slug: 'analyticsSettings', depth: 0 })
        await deleteOldCounts(payload, settings, Date.now(), stopped)
      },
    },
    runtime,
  ).stop
}
