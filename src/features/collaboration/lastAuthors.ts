/** The authors of the newest version of each document, as the list of its versions names them. */
import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { translateFor } from '../../cms/messages'
import { jsonIn, textIn } from '../../cms/rows'
import { isPostgres, listOf, runWithin } from '../../cms/statements'
import { select } from '../../cms/tables'
import { keyOf } from './documents'
import { backgroundNames } from './messages'
import { collectionWriter, type VersionRecord } from './record'
import { documentEdits } from './tables'
import { authorsOf } from './versionList'

export async function readLastAuthors(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const idOf = new Map(ids.map((id) => [keyOf(collection, id), id]))
  // The record of fields is many times larger, and not asked for.
  const versions = isPostgres(req.payload)
    ? sql`${documentEdits.edits} -> 'versions'`
    : sql`json_extract(${documentEdits.edits}, '$.versions')`
  const rows = await runWithin(
    req,
    select(
      { document: documentEdits.document, versions },
      sql`from ${documentEdits} where ${documentEdits.document} in (${listOf([...idOf.keys()])})`,
    ),
  )
  const names = new Map<number, string>()
  for (const { document, versions } of rows) {
    const id = idOf.get(textIn(document))
    const newest = Object.values((jsonIn(versions) ?? {}) as Record<string, VersionRecord>).sort((one, other) =>
      one.at < other.at ? 1 : -1,
    )[0]
    if (id !== undefined && newest) names.set(id, authorsOf(req, newest))
  }
  const pastPayload = (await collectionWriter(req, collection))?.background
  if (pastPayload)
    for (const id of ids) if (!names.has(id)) names.set(id, translateFor(req, backgroundNames[pastPayload]))
  return names
}
