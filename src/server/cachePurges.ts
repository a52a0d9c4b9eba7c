/** Purges the caches of this process when content changes, here or in another process (docs/flows/publish.md). */
import type { BasePayload } from 'payload'
import { onChange, settleWith } from '../cms/changes'
import { joinSharedLimits } from '../cms/sharedLimit'
import type { Log } from './log'
import { joinNodes } from './nodes'
import type { Siblings } from './workers/siblings'

export interface Purgeable {
  purge(tags: readonly string[] | 'all'): void
}

interface PurgeParts {
  payload: BasePayload
  databaseUrl: string
  /** May grow: a cache that is made later is added to it. */
  caches: readonly Purgeable[]
  /** Other processes on the same port. */
  siblings: Siblings | undefined
  /** Called with the milliseconds that a change of another process took to arrive. */
  onLag(lag: number): void
  log: Log
}

/** Returns a function that ends it. */
export async function startPurging(parts: PurgeParts): Promise<() => Promise<void>> {
  const { payload, databaseUrl, caches, siblings, onLag, log } = parts
  const purge: Purgeable['purge'] = (tags) => {
    for (const cache of caches) cache.purge(tags)
  }
  const unsubscribe = onChange((tags) => {
    purge(tags)
    siblings?.notify(tags)
  })
  siblings?.join(purge)
  settleWith(siblings?.settled)
  joinSharedLimits(payload)
  const nodes = databaseUrl.startsWith('postgres')
    ? await joinNodes({
        payload,
        databaseUrl,
        log,
        onNews(tags, lag) {
          if (lag !== undefined) onLag(lag)
          purge(tags)
        },
      })
    : undefined
  return async () => {
    await nodes?.stop()
    unsubscribe()
  }
}
