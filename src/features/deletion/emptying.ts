/** Empties the bins: permanently deletes expired documents with their files, in one process. */
import type { BasePayload } from 'payload'
import { moment } from '../../cms/statements'
import { startRunnerTask } from '../../platform/runnerTask'
import type { Runtime } from '../../web/feature'
import { BIN_DAYS } from './days'

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds between rounds. */
const INTERVAL = 60 * 60 * 1000
/** Documents of one collection in one round: each is deleted with its versions and files. */
const BATCH_SIZE = 200

interface Round {
  stopped: () => boolean
  onError(error: unknown, document: { collection: string; id: number }): void
}

/** Returns the number of deleted documents. `now` in milliseconds. */
export async function emptyBins(payload: BasePayload, now: number, { stopped, onError }: Round): Promise<number> {
  const before = moment(now - BIN_DAYS * DAY)
  let count = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const collection = config.slug
    // In order of deletion: a page before its former parent.
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before } },
      sort: 'deletedAt',
      trash: true,
      depth: 0,
      limit: BATCH_SIZE,
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
  return startRunnerTask(
    {
      name: 'bin',
      advisoryKey: 7_246_092,
      interval: INTERVAL,
      failure: 'the bins could not be emptied',
      async work(stopped) {
        const count = await emptyBins(payload, Date.now(), {
          stopped,
          onError: (error, document) =>
            log.error({ err: error, ...document }, 'a document in the bin could not be deleted'),
        })
        if (count > 0) log.info({ count }, 'emptied the bins')
      },
    },
    runtime,
  ).stop
}
