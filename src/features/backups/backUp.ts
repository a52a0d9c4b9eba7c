/** Makes a backup of a site that may be running: its rows as of one moment, its uploads, its secret. */
import {
  type BackupEntry,
  BackupError,
  type Contents,
  contentsOf,
  entriesIn,
  entryId,
  gzip,
  hashOf,
  neededObjects,
  OBJECTS,
  objectKey,
  removeEntry,
  type TableContents,
  type UploadContents,
  writeEntry,
} from './entries'
import { withLock } from './lock'
import { type Keep, keptOf } from './retention'
import type { StoredDatabase, StoredRow, StoredTable } from './rows/database'
import { TableDigest } from './rows/digest'
import { type Keys, type Seal, sealForWriting } from './seal'
import type { Store } from './stores/store'

export interface Backup {
  database: StoredDatabase
  /** Keys begin with the collection's slug. */
  uploads: Store
  /** Of the collections with uploads. */
  uploadFolders: readonly string[]
  /** Address of the site. */
  site: string
  secret: string
  /** Of the program. */
  version: string
  to: Store
  keys: Keys
  keep: Keep
  /** Whether a site without uploads is right although the last backup had some. */
  mayLackUploads?: boolean
  now: number
  report(part: string): void
}

export interface BackupResult {
  entry: BackupEntry
  /** Ids of backups that were over their time. */
  removed: readonly string[]
}

/** Bytes of lines in one object, before compression: as much as is held in memory at once. */
const OBJECT_BYTES = 4 * 1024 * 1024

/** Writes each content once, under its hash. */
class Objects {
  readonly used = new Map<string, number>()
  addedBytes = 0
  readonly #stored = new Map<string, number>()

  constructor(
    readonly store: Store,
    readonly seal: Seal,
  ) {}

  async readStored(): Promise<void> {
    for await (const { key, bytes } of this.store.list(OBJECTS)) this.#stored.set(key, bytes)
  }

  has(key: string): boolean {
    return this.#stored.has(key)
  }

  use(key: string): string {
    this.used.set(key, this.#stored.get(key) ?? 0)
    return key
  }

  async put(content: Buffer): Promise<string> {
    const { close } = this.seal
    const key = objectKey(hashOf(content), this.seal)
    if (!this.has(key)) {
      const stored = close ? await close(content) : content
      await this.store.write(key, stored)
      this.#stored.set(key, stored.length)
      this.addedBytes += stored.length
    }
    return this.use(key)
  }

  /** Removes what no entry needs, of killed backups as well. */
  async removeAllBut(needed: ReadonlySet<string>): Promise<void> {
    for (const key of this.#stored.keys()) if (!needed.has(key)) await this.store.remove(key)
  }
}

async function writeTable(database: StoredDatabase, table: StoredTable, objects: Objects): Promise<TableContents> {
  const digest = new TableDigest()
  const keys: string[] = []
  let lines: string[] = []
  let bytes = 0
  const flush = async () => {
    if (lines.length > 0) keys.push(await objects.put(await gzip(lines.join('\n'))))
    lines = []
    bytes = 0
  }
  const add = async (row: StoredRow) => {
    digest.add(row)
    const line = JSON.stringify(row)
    lines.push(line)
    bytes += line.length
    if (bytes >= OBJECT_BYTES) await flush()
  }
  for await (const rows of database.read(table)) for (const row of rows) await add(row)
  await flush()
  return { ...table, rows: digest.rows, digest: digest.value, objects: keys }
}

/** Writes the uploads that are not yet in `done`; one that goes away meanwhile is no longer part of the site. */
async function writeUploads(
  { uploads, uploadFolders, report }: Backup,
  objects: Objects,
  known: ReadonlyMap<string, UploadContents>,
  done: Map<string, UploadContents>,
): Promise<void> {
  for (const folder of uploadFolders)
    for await (const { key, bytes, stamp } of uploads.list(folder)) {
      if (done.get(key)?.stamp === stamp) continue
      const before = known.get(key)
      const isUnchanged = before?.stamp === stamp && objects.has(before.object)
      const content = isUnchanged ? undefined : await uploads.read(key)
      if (!isUnchanged && !content) continue
      const object = content ? await objects.put(content) : objects.use(before?.object ?? '')
      done.set(key, { key, bytes, stamp, object })
      report(`${done.size} uploads`)
    }
}

/** The last backup of this site that is encrypted for the same recipient. */
function lastOf({ site }: Backup, { recipient }: Seal, entries: readonly BackupEntry[]): BackupEntry | undefined {
  return entries.findLast((entry) => entry.site === site && entry.sealedFor === (recipient ?? null))
}

/** What a backup says of the uploads, where it can be read. */
async function uploadsIn(
  store: Store,
  seal: Seal,
  entry: BackupEntry | undefined,
): Promise<Map<string, UploadContents>> {
  if (!entry || (entry.sealedFor && !seal.open)) return new Map()
  const contents = await contentsOf(store, entry, seal).catch(() => undefined)
  return new Map(contents?.uploads.map((upload) => [upload.key, upload]))
}

/** Removes the site's entries that are over their time, then what no entry needs. */
async function removeOld(
  { to, keep, site }: Backup,
  objects: Objects,
  entries: readonly BackupEntry[],
): Promise<string[]> {
  const own = entries.filter((entry) => entry.site === site)
  const kept = keptOf(
    own.map(({ created }) => Date.parse(created)),
    keep,
  )
  const over = own.filter(({ created }) => !kept.has(Date.parse(created))).map(({ id }) => id)
  for (const id of over) await removeEntry(to, id)
  await objects.removeAllBut(await neededObjects(to))
  await to.tidy()
  return over
}

interface Rows {
  tables: readonly TableContents[]
  migrations: readonly string[]
}

/** Rows and schema of one moment. */
function writeRows({ database, report }: Backup, objects: Objects): Promise<Rows> {
  return database.snapshot(async () => {
    const migrations = await database.migrations()
    if (migrations.length === 0)
      throw new BackupError('There is no site in this database: look at DATA_DIR and DATABASE_URL.')
    const tables: TableContents[] = []
    for (const table of await database.tables()) {
      report(table.name)
      tables.push(await writeTable(database, table, objects))
    }
    return { tables, migrations }
  })
}

export async function backUp(backup: Backup): Promise<BackupResult> {
  const { database, to, now, report } = backup
  return withLock(to, async (check) => {
    const seal = await sealForWriting(to, backup.keys)
    const entries = await entriesIn(to)
    const objects = new Objects(to, seal)
    await objects.readStored()
    const last = lastOf(backup, seal, entries)
    const known = await uploadsIn(to, seal, last)
    const uploads = new Map<string, UploadContents>()
    // Before the rows, so that what they name is there; and after them, for what arrived meanwhile.
    await writeUploads(backup, objects, known, uploads)
    const { tables, migrations } = await writeRows(backup, objects)
    await writeUploads(backup, objects, known, uploads)
    if (uploads.size === 0 && last && last.uploads > 0 && !backup.mayLackUploads)
      throw new BackupError(
        `There are no uploads, and the last backup has ${last.uploads}: is their folder there? If so, use --no-uploads once.`,
      )
    const contents: Contents = { tables, uploads: [...uploads.values()], secret: backup.secret }
    const key = await objects.put(await gzip(JSON.stringify(contents)))
    const entry: BackupEntry = {
      format: 1,
      id: entryId(now),
      site: backup.site,
      created: new Date(now).toISOString(),
      version: backup.version,
      dialect: database.dialect,
      migrations,
      sealedFor: seal.recipient ?? null,
      contents: key,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      uploads: uploads.size,
      bytes: [...objects.used.values()].reduce((sum, bytes) => sum + bytes, 0),
      addedBytes: objects.addedBytes,
    }
    await check()
    await writeEntry(to, entry, objects.used.keys())
    report('old backups')
    await check()
    return { entry, removed: await removeOld(backup, objects, [...entries, entry]) }
  })
}
