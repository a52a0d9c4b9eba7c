/** Authors of a document's content: by field and language, and by version. One row for each document. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { hasRole, roles } from '../../cms/access/roles'
import { type BackgroundKind, backgroundKind } from '../../cms/background'
import { jsonIn } from '../../cms/rows'
import { isPostgres, moment, runWithin } from '../../cms/statements'
import { excluded, into, select } from '../../cms/tables'
import type { DocumentKey } from './documents'
import { documentEdits, refusedSaves } from './tables'

export interface Writer {
  /** Name of the user. */
  name?: string
  user?: number
  /** The edit view that saved. */
  window?: string
  background?: BackgroundKind
  /** ISO 8601. */
  at: string
}

interface FieldWriter extends Writer {
  /** Fingerprint of the written value: a field with another value was changed past this record. */
  print: string
}

export interface VersionRecord {
  /** Names of all users whose saves are in the version. */
  names: string[]
  /** The user who saved into it last. */
  user?: number
  background?: BackgroundKind
  /** When the version was created. */
  at: string
}

export interface DocumentRecord {
  /** By `path@locale`. */
  fields: Record<string, FieldWriter>
  /** Author of a change whose fields are unknown. */
  last?: Writer
  /** By the version's id. */
  versions: Record<string, VersionRecord>
}

/** Versions whose authors are kept; older ones are dropped. */
const MAX_VERSIONS = 200

export async function readRecord(req: PayloadRequest, key: DocumentKey): Promise<DocumentRecord> {
  const [row] = await runWithin(
    req,
    select({ edits: documentEdits.edits }, sql`from ${documentEdits} where ${documentEdits.document} = ${key}`),
  )
  const stored = jsonIn(row?.edits) as Partial<DocumentRecord> | undefined
  return { fields: {}, versions: {}, ...stored }
}

export async function writeRecord(req: PayloadRequest, key: DocumentKey, record: DocumentRecord): Promise<void> {
  const kept = Object.entries(record.versions)
    .sort(([, a], [, b]) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_VERSIONS)
  const json = JSON.stringify({ ...record, versions: Object.fromEntries(kept) })
  const value = isPostgres(req.payload) ? sql`${json}::jsonb` : sql`${json}`
  await runWithin(
    req,
    sql`insert into ${into(documentEdits, 'document', 'edits')} values (${key}, ${value})
      on conflict (${documentEdits.document}) do update set ${documentEdits.edits} = ${excluded(documentEdits).edits}`,
  )
}

export async function deleteRecord(req: PayloadRequest, key: DocumentKey): Promise<void> {
  await runWithin(req, sql`delete from ${documentEdits} where ${documentEdits.document} = ${key}`)
  await runWithin(req, sql`delete from ${refusedSaves} where ${refusedSaves.document} = ${key}`)
}

export const displayName = (user: PayloadRequest['user']): string =>
  (user && (('name' in user && user.name) || user.email)) || ''

/** The author of a request. Automatic changes have none, even on behalf of a user. */
export function writerOf(req: PayloadRequest, now: number, window?: string): Writer {
  const at = moment(now)
  if (req.payloadAPI !== 'local' && req.user && hasRole(req.user, ...roles))
    return { name: displayName(req.user), user: Number(req.user.id), at, ...(window ? { window } : {}) }
  return { background: backgroundKind(), at }
}

/** The record of bulk changes to a collection that were written past Payload. */
const collectionKey = (slug: string): DocumentKey => `${slug}:*`

export async function recordBackground(req: PayloadRequest, slug: string, kind: BackgroundKind): Promise<void> {
  const last: Writer = { background: kind, at: moment(Date.now()) }
  await writeRecord(req, collectionKey(slug), { fields: {}, versions: {}, last })
}

/** The author of changes written past Payload into a collection. */
export const collectionWriter = async (req: PayloadRequest, slug: string): Promise<Writer | undefined> =>
  (await readRecord(req, collectionKey(slug))).last

/** The author of a field's present value. Undefined if no recorded save can have written it. */
export async function findWriter(
  req: PayloadRequest,
  { slug, record }: { slug: string; record: DocumentRecord },
  { path, locale, print }: { path: string; locale: string; print: string | undefined },
): Promise<Writer | undefined> {
  const own = record.fields[`${path}@${locale}`]
  if (own && own.print === print) return own
  const ofCollection = await collectionWriter(req, slug)
  const others = Object.entries(record.fields).flatMap(([key, writer]) =>
    key.startsWith(`${path}@`) && writer !== own ? writer : [],
  )
  return [...others, record.last, ofCollection]
    .filter((writer) => writer !== undefined)
    .filter(({ at }) => !own || at > own.at)
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0]
}
