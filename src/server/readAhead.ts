/** Indexes over whole collections, read after a start (`web/feature.ts`, `readAhead`). */
import { type Locale, locales } from '../lib/locales'
import type { Feature, Runtime } from '../web/feature'

/** `when asked for`: they are not read ahead, or reading them failed. */
export type IndexState = 'when asked for' | 'being read' | 'read'

/** Milliseconds that `/readyz` waits: an import that goes on during the reading could make it read again and again. */
const PATIENCE = 120_000

export interface ReadingAhead {
  readonly state: IndexState
  /** Whether the process should get no visitors yet. */
  readonly isAwaited: boolean
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
  let began = 0
  let stopping = false
  async function readAll(locale: Locale): Promise<void> {
    const content = await read(locale)
    // No visitor searches in a language that the site does not offer.
    if (!content.site.languages.includes(locale)) return
    for (const { readAhead } of features) if (!stopping) await readAhead?.(content)
  }
  return {
    get state() {
      return state
    },
    get isAwaited() {
      return state === 'being read' && performance.now() - began < PATIENCE
    },
    async read() {
      state = 'being read'
      began = performance.now()
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
