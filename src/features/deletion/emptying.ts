/** Empties the bins: what has lain there for its time is deleted for good, in one process, with its files. */
import type { BasePayload } from 'payload'
import { moment } from '../../cms/statements'
import { holdRunnerLock } from '../../platform/runnerLock'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { BIN_DAYS } from './days'

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds between rounds. */
const INTERVAL = 60 * 60 * 1000
/** Documents of one round and collection: each takes its versions and files along. */
const LOT = 200

interface Round {
  stopped: () => boolean
  onError(error: unknown, document: { collection: string; id: number }): void
}

/** How many were deleted. `now` in milliseconds. */
export async function emptyBins(payload: BasePayload, now: number, { stopped, onError }: Round): Promise<number> {
  const before = moment(now - BIN_DAYS * DAY)
  let count = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const collection = config.slug
    // What was deleted first goes first: a page before the one that it lay below.
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before } },
      sort: 'deletedAt',
      trash: true,
      depth: 0,
      limit: LOT,
    })
    for (const { id } of docs) {
      if (stopped()) return count
      try {
        await payload.delete({ collection, id, trash: true, depth: 0 })
        count++
      } catch (error) {
        onError(error, { collection, id })
      }
    }
  }
  return count
}

export async function startEmptying(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock('bin', runtime)
  const { stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error({ err: error }, 'the bins could not be emptied'),
    async work(stopped) {
      if (!(await lock.held())) return
      const count = await emptyBins(payload, Date.now(), {
        stopped,
        onError: (error, document) =>
          log.error({ err: error, ...document }, 'a document in the bin could not be deleted'),
      })
      if (count > 0) log.info({ count }, 'emptied the bins')
    },
  })
  return async () => {
    await stop()
    await lock.release()
  }
}
