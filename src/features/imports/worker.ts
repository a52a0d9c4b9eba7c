/** Carries imports out beside requests; one process at a time. */
import { holdRunnerLock } from '../../content/runnerLock'
import type { Runtime } from '../../site/feature'
import { applyNext } from './apply'
import { fileMessages } from './messages'

/** Milliseconds between looks. */
const INTERVAL = 1000
/** Milliseconds without a sign of life after which the reading of a file counts as interrupted. */
const SILENCE = 60_000

export async function startImports(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock('imports', runtime)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  const look = async () => {
    if (!(await lock.held())) return
    await refuseInterrupted()
    while (!stopped && (await applyNext(payload, () => stopped))) {
      // The next one, at once.
    }
  }
  const refuseInterrupted = () =>
    payload.update({
      collection: 'imports',
      where: {
        and: [
          { state: { equals: 'checking' } },
          { updatedAt: { less_than: new Date(Date.now() - SILENCE).toISOString() } },
        ],
      },
      data: { state: 'refused', fault: fileMessages.interrupted.nb },
      depth: 0,
    })
  const tick = async () => {
    if (stopped) return
    round = look().catch((error: unknown) => log.error({ err: error }, 'carrying out imports failed'))
    await round
    if (!stopped) timer = setTimeout(tick, INTERVAL)
  }
  timer = setTimeout(tick, 0)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await round
    await lock.release()
  }
}
