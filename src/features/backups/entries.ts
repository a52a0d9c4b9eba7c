/**
 * How backups lie in a store:
 *
 *     entries/<id>.json       the entry: when, of what, how much; readable without a key
 *     entries/<id>.objects    the objects that it needs, a line each
 *     objects/<2>/<hash>      what it holds, by SHA-256 of the content; with `.age` where it is encrypted
 *     key.age                 what a passphrase opens (`seal.ts`)
 *     lock                    while a backup is made
 *
 * Objects are shared by entries, so a backup writes only what is new. The entry is written last: without it there is no
 * backup, however far it came.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip as gunzipWith, gzip as gzipWith } from 'node:zlib'
import type { Seal } from './seal'
import { readFrom, type Store } from './stores/store'

export const gzip = promisify(gzipWith)
export const gunzip = promisify(gunzipWith)

const ENTRIES = 'entries'
export const OBJECTS = 'objects'
const SEALED = '.age'
const FORMAT = 1

export interface Entry {
  format: typeof FORMAT
  id: string
  /** ISO 8601. */
  created: string
  /** Of the program. */
  version: string
  dialect: 'sqlite' | 'postgres'
  migrations: readonly string[]
  sealed: boolean
  /** Key of the object that lists the contents (`Contents`). */
  contents: string
  tables: number
  rows: number
  uploads: number
  /** Of all objects as they are stored, and of those that this backup added. */
  bytes: number
  addedBytes: number
}

export interface TableContents {
  name: string
  columns: readonly string[]
  rows: number
  digest: string
  /** Keys of objects: JSON lines, compressed by gzip. */
  objects: readonly string[]
}

export interface UploadContents {
  key: string
  bytes: number
  /** Of the file that was read: the next backup reads it again only if it differs. */
  stamp: string
  object: string
}

export interface Contents {
  tables: readonly TableContents[]
  uploads: readonly UploadContents[]
  /** The site's secret: sessions and links are signed by it. */
  secret: string
}

/** A backup that cannot be read. The message is one line for the operator. */
export class BackupError extends Error {}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

export function objectKey(hash: string, { sealed }: { sealed: boolean }): string {
  return `${OBJECTS}/${hash.slice(0, 2)}/${hash}${sealed ? SEALED : ''}`
}

/** Times sort as text, and colons are no part of file names everywhere. */
export const entryId = (now: number): string => new Date(now).toISOString().replaceAll(':', '-')

/** The content of an object, decrypted and compared with its name. */
export async function readObject(store: Store, key: string, { open }: Seal): Promise<Buffer> {
  const stored = await readFrom(store, key)
  if (key.endsWith(SEALED) && !open)
    throw new BackupError('The backup is encrypted: give BACKUP_PASSPHRASE, or --identity with the file of a key.')
  const content = key.endsWith(SEALED) && open ? await open(stored).catch(() => undefined) : stored
  const name = key.slice(key.lastIndexOf('/') + 1).replace(SEALED, '')
  if (!content || hashOf(content) !== name) throw new BackupError(`${store.name}: ${key} is damaged, or of another key`)
  return content
}

const entryKey = (id: string) => `${ENTRIES}/${id}.json`
const objectsKey = (id: string) => `${ENTRIES}/${id}.objects`

export async function writeEntry(store: Store, entry: Entry, objects: Iterable<string>): Promise<void> {
  await store.write(objectsKey(entry.id), Buffer.from([...objects].join('\n')))
  await store.write(entryKey(entry.id), Buffer.from(`${JSON.stringify(entry, null, 2)}\n`))
}

export async function objectsOf(store: Store, id: string): Promise<string[]> {
  return (await readFrom(store, objectsKey(id))).toString().split('\n')
}

export async function removeEntry(store: Store, id: string): Promise<void> {
  await store.remove(entryKey(id))
  await store.remove(objectsKey(id))
}

function entryIn(content: Buffer): Entry | undefined {
  try {
    const entry = JSON.parse(content.toString()) as Entry
    return entry.format === FORMAT ? entry : undefined
  } catch {
    return undefined
  }
}

/** Oldest first. */
export async function entriesIn(store: Store): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const { key } of store.list(ENTRIES)) {
    if (!key.endsWith('.json')) continue
    const content = await store.read(key)
    const entry = content && entryIn(content)
    if (entry) entries.push(entry)
  }
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The entry of an id, or the newest. */
export async function findEntry(store: Store, id?: string): Promise<Entry> {
  const entries = await entriesIn(store)
  const entry = id === undefined ? entries.at(-1) : entries.find((one) => one.id === id)
  if (entry) return entry
  if (entries.length === 0) throw new BackupError(`There is no backup in ${store.name}.`)
  const known = entries.slice(-5).map((one) => one.id)
  throw new BackupError(`There is no backup ${id} in ${store.name}. The last are: ${known.join(', ')}`)
}

export async function contentsOf(store: Store, entry: Entry, seal: Seal): Promise<Contents> {
  return JSON.parse((await gunzip(await readObject(store, entry.contents, seal))).toString()) as Contents
}
