/** Once a day, in one process: what is over its time goes. */
import { holdRunnerLock } from '../../content/runnerLock'
import type { Runtime } from '../../site/feature'
import { startWorkLoop } from '../../site/workLoop'
import { settleAccessLog } from './accessLog'
import { DAY, lastRun, runRetention } from './retention'

/** Milliseconds between looks at whether a day has gone by. */
const INTERVAL = 60_000

export async function startPrivacyWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock('privacy', runtime)
  const faultOf = (error: unknown) => Object(error).code ?? Object(error).name
  const startedAt = Date.now()
  const { stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ fault: faultOf(error) }, 'retention could not be carried out'),
    async work(stopped) {
      const now = Date.now()
      // Visitors of a process that has just started come first.
      if (now - startedAt < INTERVAL || !(await lock.held())) return
      const last = await lastRun(payload)
      if (last?.endedAt !== undefined && now - last.startedAt < DAY) return
      const removed = await runRetention(payload, now, {
        stopped,
        onError: (error, kind) => log.error({ fault: faultOf(error), kind }, 'a kind of rows could not be removed'),
      })
      if (Object.keys(removed).length > 0) log.info({ removed }, 'removed what was over its time')
    },
  })
  return async () => {
    await stop()
    await settleAccessLog()
    await lock.release()
  }
}
