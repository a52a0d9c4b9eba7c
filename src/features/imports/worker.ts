/** Runs imports in the background; one process at a time. */
import { holdRunnerLock } from '../../platform/runnerLock'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { applyNext } from './apply'
import { fileMessages } from './messages'

/** Milliseconds between checks for imports. */
const INTERVAL = 1000
/** Milliseconds without a heartbeat after which the reading of a file counts as interrupted. */
const SILENCE = 60_000

export async function startImports(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock({ name: 'imports', advisoryKey: 7_246_085 }, runtime)

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
  const { stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'carrying out imports failed'),
    async work(stopped) {
      if (!(await lock.held())) return
      await refuseInterrupted()
      while (!stopped() && (await applyNext(payload, stopped))) {
        // Starts the next one at once.
      }
    },
  })
  return async () => {
    await stop()
    await lock.release()
  }
}
