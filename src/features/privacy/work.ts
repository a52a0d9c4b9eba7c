/** In one process: removes expired rows once a day, and soon after an erasure its remains in the database file. */

import { emptyWriteLog, vacuumIfDue, vacuumWaker } from '../../cms/vacuum'
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'
import { settleAccessLog } from './accessLog'
import { DAY, lastRun, runRetention } from './retention'

/** Milliseconds between checks whether a day has passed. */
const INTERVAL = 60_000
/** Milliseconds before rewriting the file is tried again. */
const RETRY = 60 * 60 * 1000

export async function startPrivacyWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const startedAt = Date.now()
  let failedAt = 0

  /**
   * Does not hold up retention; after a failure, such as a disk without room for a second file, it is retried later.
   */
  async function clear(now: number): Promise<void> {
    if (now - failedAt < RETRY) return
    try {
      const outcome = await vacuumIfDue(payload, now)
      const milliseconds = Date.now() - now
      if (outcome === 'cleared') log.info({ milliseconds }, 'wrote the database file anew after an erasure')
    } catch (error) {
      failedAt = now
      log.error({ err: error }, 'what erasing left in the database file could not be removed')
    }
  }

  const { stop, wake } = startRunnerTask(
    {
      name: 'privacy',
      advisoryKey: 7_246_091,
      interval: INTERVAL,
      failure: 'retention could not be carried out',
      async work(stopped) {
        const now = Date.now()
        await clear(now)
        // Requests to a process that has just started come first.
        if (now - startedAt < INTERVAL) return
        const last = await lastRun(payload)
        if (last?.endedAt !== undefined && now - last.startedAt < DAY) return
        const removed = await runRetention(payload, now, {
          stopped,
          onError: (error, kind) => log.error({ err: error, kind }, 'a kind of rows could not be removed'),
        })
        await emptyWriteLog(payload)
        if (Object.keys(removed).length > 0) log.info({ removed }, 'removed what was over its time')
      },
    },
    runtime,
  )
  vacuumWaker.provide(payload, wake)
  return async () => {
    await stop()
    await settleAccessLog(payload)
  }
}
