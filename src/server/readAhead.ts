/** Indexes over whole collections, read after a start (`web/feature.ts`, `readAhead`). */
import { type Locale, locales } from '../lib/locales'
import type { Feature, Runtime } from '../web/feature'

/** `when asked for`: nobody read them ahead, or it failed. */
export type IndexState = 'when asked for' | 'being read' | 'read'

export interface ReadingAhead {
  readonly state: IndexState
  /** Resolves when all are read. A failure is logged: the first question reads what is missing. */
  read(): Promise<void>
  /** No further index is begun. */
  stop(): void
}

export function createReadingAhead(
  features: readonly Pick<Feature, 'readAhead'>[],
  { read, log }: Pick<Runtime, 'read' | 'log'>,
): ReadingAhead {
  let state: IndexState = 'when asked for'
  let stopping = false
  async function readAll(locale: Locale): Promise<void> {
    const content = await read(locale)
    for (const { readAhead } of features) if (!stopping) await readAhead?.(content)
  }
  return {
    get state() {
      return state
    },
    async read() {
      state = 'being read'
      try {
        for (const locale of locales) await readAll(locale)
        state = 'read'
      } catch (error) {
        state = 'when asked for'
        if (!stopping) log.error({ err: error }, 'indexes could not be read ahead')
      }
    },
    stop() {
      stopping = true
    },
  }
}
