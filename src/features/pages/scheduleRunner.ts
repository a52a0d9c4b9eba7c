/**
 * Runs scheduled jobs. One runner at a time: Payload's queue lets two run a job twice
 * (docs/upstream-faults.md#payloads-job-queue).
 */
import { inBackground } from '../../cms/background'
import { holdRunnerLock } from '../../platform/runnerLock'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'

/** Milliseconds between checks of the queue. */
const INTERVAL = 2000

export async function startSchedule(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock({ name: 'schedule', advisoryKey: 7_246_083 }, runtime)
  let freed = false

  const { stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'scheduled publishing failed'),
    async work() {
      if (!(await lock.held())) {
        freed = false
        return
      }
      if (!freed) {
        // The previous holder of the lock is gone: jobs that it claimed and did not finish are run again.
        await payload.db.updateJobs({
          where: { processing: { equals: true } },
          data: { processing: false },
          returning: false,
        })
        freed = true
      }
      await inBackground('schedule', () => payload.jobs.run({ limit: 50, silent: { info: true } }))
    },
  })
  return async () => {
    await stop()
    await lock.release()
  }
}
