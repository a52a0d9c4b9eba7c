/**
 * How backups lie in a store:
 *
 *     entries/<id>.json       the entry: when, of what, how much; readable without a key
 *     entries/<id>.objects    the objects that it needs, a line each
 *     objects/<2>/<hash>      what it holds, by SHA-256 of the content; `.<recipient>.age` follows where it is encrypted
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
const LIST = '.objects'
const FORMAT = 1

export interface BackupEntry {
  format: typeof FORMAT
  /** Also in its file's name, which counts. */
  id: string
  /** Address of the site: several may lie in one place. */
  site: string
  /** ISO 8601. */
  created: string
  /** Of the program. */
  version: string
  dialect: 'sqlite' | 'postgres'
  migrations: readonly string[]
  /** For whom it is encrypted (`Seal.recipient`); null: it is not. */
  sealedFor: string | null
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

export function objectKey(hash: string, { recipient }: Pick<Seal, 'recipient'>): string {
  return `${OBJECTS}/${hash.slice(0, 2)}/${hash}${recipient ? `.${recipient}${SEALED}` : ''}`
}

/** Times sort as text, and colons are no part of file names everywhere. */
export const entryId = (now: number): string => new Date(now).toISOString().replaceAll(':', '-')

/** The content of an object, decrypted and compared with its name. */
export async function readObject(store: Store, key: string, { open }: Seal): Promise<Buffer> {
  const stored = await readFrom(store, key)
  if (key.endsWith(SEALED) && !open)
    throw new BackupError('The backup is encrypted: give BACKUP_PASSPHRASE, or --identity with the file of a key.')
  const content = key.endsWith(SEALED) && open ? await open(stored).catch(() => undefined) : stored
  const [hash] = key.slice(key.lastIndexOf('/') + 1).split('.')
  if (!content || hashOf(content) !== hash)
    throw new BackupError(`${store.name}: ${key} is damaged, or of another key.`)
  return content
}

const entryKey = (id: string) => `${ENTRIES}/${id}.json`
const objectsKey = (id: string) => `${ENTRIES}/${id}${LIST}`

export async function writeEntry(store: Store, entry: BackupEntry, objects: Iterable<string>): Promise<void> {
  await store.write(objectsKey(entry.id), Buffer.from([...objects].join('\n')))
  await store.write(entryKey(entry.id), Buffer.from(`${JSON.stringify(entry, null, 2)}\n`))
}

export async function objectsOf(store: Store, id: string): Promise<string[]> {
  return (await readFrom(store, objectsKey(id))).toString().split('\n')
}

/** Every object that some entry needs, also entries that another version of the program wrote. */
export async function neededObjects(store: Store): Promise<Set<string>> {
  const needed = new Set<string>()
  for await (const { key } of store.list(ENTRIES)) {
    if (!key.endsWith(LIST)) continue
    const id = key.slice(`${ENTRIES}/`.length, -LIST.length)
    for (const object of await objectsOf(store, id)) needed.add(object)
  }
  return needed
}

export async function removeEntry(store: Store, id: string): Promise<void> {
  await store.remove(entryKey(id))
  await store.remove(objectsKey(id))
}

const ENTRY_NAME = new RegExp(`^${ENTRIES}/([\\w.-]+)\\.json$`)

/** Undefined where another version of the program wrote it, or it is damaged. */
function entryIn(content: Buffer, id: string): BackupEntry | undefined {
  try {
    const entry = JSON.parse(content.toString()) as BackupEntry
    return entry.format === FORMAT ? { ...entry, id } : undefined
  } catch {
    return undefined
  }
}

/** Oldest first. */
export async function entriesIn(store: Store): Promise<BackupEntry[]> {
  const entries: BackupEntry[] = []
  for await (const { key } of store.list(ENTRIES)) {
    const [, id] = ENTRY_NAME.exec(key) ?? []
    const content = id === undefined ? undefined : await store.read(key)
    const entry = id !== undefined && content && entryIn(content, id)
    if (entry) entries.push(entry)
  }
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The entry of an id, or the newest; of several sites none is the newest. */
export async function findEntry(store: Store, id?: string): Promise<BackupEntry> {
  const entries = await entriesIn(store)
  if (entries.length === 0) throw new BackupError(`There is no backup in ${store.name}.`)
  const newest = new Map(entries.map((entry) => [entry.site, entry.id]))
  if (id === undefined && newest.size > 1) {
    const known = [...newest].map(([site, last]) => `${last} of ${site}`)
    throw new BackupError(
      `${store.name} holds backups of several sites: say --entry. The newest are ${known.join(', ')}.`,
    )
  }
  const entry = id === undefined ? entries.at(-1) : entries.find((one) => one.id === id)
  if (entry) return entry
  const known = entries.slice(-5).map((one) => one.id)
  throw new BackupError(`There is no backup ${id} in ${store.name}. The last are: ${known.join(', ')}`)
}

/** A key as uploads have it; from elsewhere it could lead out of their folder. */
function isUploadKey(key: unknown): boolean {
  if (typeof key !== 'string' || /[\\\0]/.test(key)) return false
  const parts = key.split('/')
  return parts.length > 1 && parts.every((part) => part !== '' && part !== '.' && part !== '..')
}

export async function contentsOf(store: Store, entry: BackupEntry, seal: Seal): Promise<Contents> {
  const contents = JSON.parse((await gunzip(await readObject(store, entry.contents, seal))).toString()) as Contents
  const foreign = contents.uploads.find(({ key }) => !isUploadKey(key))
  if (foreign) throw new BackupError(`${entry.id} holds a file that is no upload: ${JSON.stringify(foreign.key)}`)
  return contents
}
