/** In each process that serves or works: puts what changes there into the queue of purges, with the change. */
import { broadcastToOthers, onBroadcast } from '../../cms/broadcast'
import { onChange, onClockChange, storeWithChanges } from '../../cms/changes'
import { wakeQueue } from '../../cms/queue/worker'
import type { Runtime } from '../../web/feature'
import { buildTag } from './keys'
import { purgeQueue } from './purgeQueue'
import { storePurge, storePurgeWithin } from './store'

const TOPIC = 'cdnPurges'

/** Builds of the program that have served the site, the last one first. */
const KEY = 'cdnBuilds'
const MOST_BUILDS = 10

/**
 * A new build may draw every page otherwise, and its pages name its own files. While nodes are replaced one by one, pages of
 * the old one still reach the edge, so each start purges what other builds drew; a restart of the same one purges nothing
 * that is there.
 */
async function purgeOtherBuilds({ payload }: Pick<Runtime, 'payload'>, build: string): Promise<void> {
  const known = (await payload.kv.get<{ builds: string[] }>(KEY))?.builds ?? []
  const others = known.filter((one) => one !== build)
  await payload.kv.set(KEY, { builds: [build, ...others].slice(0, MOST_BUILDS) })
  if (others.length > 0) await storePurge(payload, others.map(buildTag))
}

/**
 * `works`: whether this process sends purges; one that only serves wakes those that do. Returns a function that ends it.
 */
export async function followChanges(
  { payload, log }: Pick<Runtime, 'payload' | 'log'>,
  { build, works }: { build: string; works: boolean },
): Promise<() => void> {
  const wake = () => wakeQueue(payload, purgeQueue)
  const ends = [
    storeWithChanges(payload, storePurgeWithin),
    // Emitted after the commit: the row can be read now.
    onChange(() => {
      if (works) wake()
      else broadcastToOthers(payload, TOPIC, null).catch(() => {})
    }),
    onBroadcast(payload, TOPIC, wake),
    onClockChange((tags) => {
      storePurge(payload, tags).catch((error: unknown) => log.error({ err: error }, 'a purge could not be stored'))
    }),
  ]
  await purgeOtherBuilds({ payload }, build)
  return () => {
    for (const end of ends) end()
  }
}
