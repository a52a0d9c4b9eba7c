/**
 * Runs scheduled jobs. One runner at a time: Payload's queue lets two run a job twice
 * (docs/upstream-faults.md#payloads-job-queue).
 */
import { inBackground } from '../../cms/background'
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'

/** Milliseconds between checks of the queue. */
const INTERVAL = 2000

export async function startSchedule(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  let freed = false
  return startRunnerTask(
    {
      name: 'schedule',
      advisoryKey: 7_246_083,
      interval: INTERVAL,
      failure: 'scheduled publishing failed',
      idle() {
        freed = false
      },
      async work() {
        if (!freed) {
          // The previous runner is gone: jobs that it claimed and did not finish are run again.
          await payload.db.updateJobs({
            where: { processing: { equals: true } },
            data: { processing: false },
            returning: false,
          })
          freed = true
        }
        await inBackground('schedule', () => payload.jobs.run({ limit: 50, silent: { info: true } }))
      },
    },
    runtime,
  ).stop
}
