/** Where files lie under keys: a folder or a bucket, for backups and for uploads alike. */
import { errorLine } from '../../../platform/errors'

export interface StoredFile {
  /** With slashes, without one at the beginning. */
  key: string
  bytes: number
  /** Differs when the content was written again. */
  stamp: string
}

export interface Store {
  /** For the operator, without secrets. */
  readonly name: string
  /** Files below a folder of keys, in no order. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** Whole or not at all, even if the process ends meanwhile. */
  write(key: string, content: Buffer): Promise<void>
  /** Only if there is none; false otherwise, also where two try at the same time. */
  writeNew(key: string, content: Buffer): Promise<boolean>
  remove(key: string): Promise<void>
  /** Removes what processes that were killed left half written. */
  tidy(): Promise<void>
}

/** A store that cannot be used, and why. The message is one line for the operator. */
export class StoreError extends Error {}

/** A file that must be there. */
export async function readFrom(store: Store, key: string): Promise<Buffer> {
  const content = await store.read(key)
  if (!content) throw new StoreError(`${store.name}: ${key} is missing.`)
  return content
}

/** The same store, whose errors say which one it is: the operator has several places, and a database as well. */
export function withNamedErrors(store: Store): Store {
  const named = (error: unknown) => new StoreError(`${store.name} cannot be used: ${errorLine(error)}`)
  const guard = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw named(error)
    }
  }
  return {
    name: store.name,
    async *list(folder) {
      try {
        yield* store.list(folder)
      } catch (error) {
        throw named(error)
      }
    },
    read: (key) => guard(store.read(key)),
    write: (key, content) => guard(store.write(key, content)),
    writeNew: (key, content) => guard(store.writeNew(key, content)),
    remove: (key) => guard(store.remove(key)),
    tidy: () => guard(store.tidy()),
  }
}
