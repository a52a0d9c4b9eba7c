/** Who wrote what a document holds: by field and language, and by version. One row for each document. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { hasRole, roles } from '../../cms/access/roles'
import { type BackgroundKind, backgroundKind } from '../../cms/background'
import { jsonIn } from '../../cms/rows'
import { isPostgres, moment, runWithin } from '../../cms/statements'
import type { DocumentKey } from './documents'

export interface Writer {
  /** Of a person. */
  name?: string
  user?: number
  /** The edit view that saved. */
  window?: string
  background?: BackgroundKind
  /** ISO. */
  at: string
}

interface FieldWriter extends Writer {
  /** Of what was written: a field that holds something else now was changed past this record. */
  print: string
}

export interface VersionRecord {
  /** Of everybody whose saves are in it. */
  names: string[]
  /** Who saved into it last. */
  user?: number
  background?: BackgroundKind
  /** When it was begun. */
  at: string
}

export interface DocumentRecord {
  /** By `path@locale`. */
  fields: Record<string, FieldWriter>
  /** Of a change whose fields are not known. */
  last?: Writer
  /** By the version's id. */
  versions: Record<string, VersionRecord>
}

/** Versions whose authors are kept; beyond them the oldest are forgotten. */
const MAX_VERSIONS = 200

export async function readRecord(req: PayloadRequest, key: DocumentKey): Promise<DocumentRecord> {
  const [row] = await runWithin(req, sql`select edits from document_edits where document = ${key}`)
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
    sql`insert into document_edits (document, edits) values (${key}, ${value})
      on conflict (document) do update set edits = excluded.edits`,
  )
}

export async function deleteRecord(req: PayloadRequest, key: DocumentKey): Promise<void> {
  await runWithin(req, sql`delete from document_edits where document = ${key}`)
  await runWithin(req, sql`delete from refused_saves where document = ${key}`)
}

export const displayName = (user: PayloadRequest['user']): string =>
  (user && (('name' in user && user.name) || user.email)) || ''

/** Who a request writes for. What the program does of its own accord is no person's, even on behalf of one. */
export function writerOf(req: PayloadRequest, now: number, window?: string): Writer {
  const at = moment(now)
  if (req.payloadAPI !== 'local' && req.user && hasRole(req.user, ...roles))
    return { name: displayName(req.user), user: Number(req.user.id), at, ...(window ? { window } : {}) }
  return { background: backgroundKind(), at }
}

/** The record of changes to a whole collection that were written past Payload, in lots. */
const collectionKey = (slug: string): DocumentKey => `${slug}:*`

export async function recordBackground(req: PayloadRequest, slug: string, kind: BackgroundKind): Promise<void> {
  const last: Writer = { background: kind, at: moment(Date.now()) }
  await writeRecord(req, collectionKey(slug), { fields: {}, versions: {}, last })
}

/** Of what was written past Payload into a collection. */
export const collectionWriter = async (req: PayloadRequest, slug: string): Promise<Writer | undefined> =>
  (await readRecord(req, collectionKey(slug))).last

/** Who wrote the value that a field has now. Undefined: nothing is recorded that could have. */
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
