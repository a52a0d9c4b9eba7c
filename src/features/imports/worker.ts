/** Runs imports in the background; one process at a time. */
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'
import { applyNext } from './apply'
import { fileMessages } from './messages'

/** Milliseconds between checks for imports. */
const INTERVAL = 1000
/** Milliseconds without a heartbeat after which the reading of a file counts as interrupted. */
const SILENCE = 60_000

export async function startImports(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  const refuseInterrupted = () =>
    payload.update({
      collection: 'imports',
      where: {
        and: [
          { state: { equals: 'checking' } },
          { updatedAt: { less_than: new Date(Date.now() - SILENCE).toISOString() } },
        ],
      },
      data: { state: 'refused', error: fileMessages.interrupted },
      depth: 0,
    })
  return startRunnerTask(
    {
      name: 'imports',
      advisoryKey: 7_246_085,
      interval: INTERVAL,
      failure: 'carrying out imports failed',
      async work(stopped) {
        await refuseInterrupted()
        while (!stopped() && (await applyNext(payload, stopped))) {
          // Starts the next one at once.
        }
      },
    },
    runtime,
  ).stop
}
