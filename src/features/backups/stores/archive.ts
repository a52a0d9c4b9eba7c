/** A store in one file: a tar archive of what would lie in a folder. Written once, then read only. */
import { type FileHandle, link, open, rm, stat } from 'node:fs/promises'
import { errorCode } from '../../../platform/errors'
import { LOCK } from '../lock'
import { type Store, type StoredFile, StoreError, withNamedErrors } from './store'
import { BLOCK, END, headerOf, paddingOf, readHeader } from './tar'

interface Place {
  start: number
  bytes: number
}

const readOnly = () => Promise.reject(new Error('an archive is not written to again'))

function* filesIn(places: ReadonlyMap<string, Place>, folder: string): Generator<StoredFile> {
  for (const [key, { start, bytes }] of places)
    if (key.startsWith(`${folder}/`)) yield { key, bytes, stamp: `${bytes}-${start}` }
}

async function readPlace(file: FileHandle, { start, bytes }: Place): Promise<Buffer> {
  const content = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(content, 0, bytes, start)
  // A truncated file is detected by its hash, as a damaged one.
  return content.subarray(0, bytesRead)
}

async function readPlaces(file: FileHandle): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  const header = Buffer.alloc(BLOCK)
  const { size: end } = await file.stat()
  for (let at = 0; at < end; ) {
    await file.read(header, 0, BLOCK, at)
    if (header.every((byte) => byte === 0)) break
    const found = readHeader(header)
    if (!found) throw new Error('it is no tar archive, or is damaged')
    const { name, size, isFile } = found
    if (isFile) places.set(name, { start: at + BLOCK, bytes: size })
    at += BLOCK + size + paddingOf(size)
  }
  return places
}

async function reading<Result>(path: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

/** The archive at `path`, which is read only. */
export function archiveStore(path: string): Store {
  let places: Promise<Map<string, Place>> | undefined
  const known = () => {
    places ??= reading(path, readPlaces)
    return places
  }
  return withNamedErrors({
    name: path,
    async *list(folder) {
      yield* filesIn(await known(), folder)
    },
    async read(key) {
      const place = (await known()).get(key)
      return place && reading(path, (file) => readPlace(file, place))
    },
    write: readOnly,
    writeNew: readOnly,
    remove: readOnly,
    tidy: readOnly,
  })
}

/** The store of an archive that is being written to `file`; `end` gives its length so far. */
function growingArchive(path: string, file: FileHandle): { store: Store; end: () => number } {
  const places = new Map<string, Place>()
  // Only this process sees the archive before it is finished: its lock needs no place in it.
  const locks = new Map<string, Buffer>()
  let end = 0
  const append = async (key: string, content: Buffer) => {
    const header = headerOf({ name: key, size: content.length, modified: Math.floor(Date.now() / 1000) })
    const padding = Buffer.alloc(paddingOf(content.length))
    const start = end
    end += BLOCK + content.length + padding.length
    await file.writev([header, content, padding], start)
    places.set(key, { start: start + BLOCK, bytes: content.length })
  }
  const write: Store['write'] = async (key, content) => {
    if (key === LOCK) locks.set(key, content)
    else await append(key, content)
  }
  const read: Store['read'] = async (key) => {
    const place = places.get(key)
    return locks.get(key) ?? (place && readPlace(file, place))
  }
  const store = withNamedErrors({
    name: path,
    async *list(folder) {
      yield* filesIn(places, folder)
    },
    read,
    write,
    async writeNew(key, content) {
      if (await read(key)) return false
      await write(key, content)
      return true
    },
    remove: async (key) => void locks.delete(key),
    tidy: async () => {},
  })
  return { store, end: () => end }
}

/**
 * Has `work` fill a new archive. It gets its name when that has ended: from then on it is there, whole. Throws where one
 * of this name is there, or is being written.
 */
export async function withNewArchive<Result>(path: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const unfinished = `${path}.unfinished`
  if (await stat(path).catch(() => undefined)) throw new StoreError(`${path} exists: an archive is not written over.`)
  const file = await open(unfinished, 'wx+', 0o600).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new StoreError(`${unfinished} exists: another backup writes it, or one was killed. If so, delete it.`)
  })
  try {
    const { store, end } = growingArchive(path, file)
    const result = await work(store)
    await file.writev([END], end())
    await file.sync()
    // Not `rename`, which would replace an archive that was written meanwhile.
    await link(unfinished, path)
    return result
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
}
