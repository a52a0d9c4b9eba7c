/** Marks changes that background work makes, not a user. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type BackgroundKind = 'import' | 'schedule' | 'program'

const STORAGE = Symbol.for('merkevei.background')
type Holder = typeof globalThis & { [STORAGE]?: AsyncLocalStorage<BackgroundKind> }
const holder = globalThis as Holder
holder[STORAGE] ??= new AsyncLocalStorage()
const storage = holder[STORAGE]

/** Payload passes jobs no request of the program's: the kind of work is carried by `AsyncLocalStorage`. */
export const inBackground = <Result>(kind: BackgroundKind, work: () => Promise<Result>): Promise<Result> =>
  storage.run(kind, work)

export const backgroundKind = (): BackgroundKind => storage.getStore() ?? 'program'
