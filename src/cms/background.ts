/** Which work of the program a change belongs to, where no person saves it. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type BackgroundKind = 'import' | 'schedule' | 'program'

const STORAGE = Symbol.for('merkevei.background')
type Holder = typeof globalThis & { [STORAGE]?: AsyncLocalStorage<BackgroundKind> }
const holder = globalThis as Holder
holder[STORAGE] ??= new AsyncLocalStorage()
const storage = holder[STORAGE]

/** Payload hands jobs no request of ours: what runs inside is known by the chain of calls. */
export const inBackground = <Result>(kind: BackgroundKind, work: () => Promise<Result>): Promise<Result> =>
  storage.run(kind, work)

export const backgroundKind = (): BackgroundKind => storage.getStore() ?? 'program'
