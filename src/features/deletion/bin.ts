/**
 * Moves documents to the bin and restores them. A document keeps every value and version: only the time of deletion and
 * the user are written, so that it is restored unchanged. Payload's own way saves the newest version, which would
 * publish a draft.
 */
import { type SQL, sql } from 'drizzle-orm'
import { APIError, executeAccess, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'
import { inBin, outsideBin, type RestoreCheck } from '../../cms/bin'
import { recordDocumentChange } from '../../cms/changes'
import { hasDrafts } from '../../cms/documentStates'
import { inTransaction } from '../../cms/inTransaction'
import { languageOf, translateFor } from '../../cms/messages'
import { runInTransaction } from '../../cms/runInTransaction'
import { moment } from '../../cms/statements'
import { tableNamed } from '../../cms/tables'
import type { Localised } from '../../lib/locales'
import { colleaguesIn } from '../collaboration'
import { recordAction, staffOf } from '../privacy'
import { deletionMessages } from './messages'
import { tableOf } from './storedReferences'

export interface Binned {
  id: number
  deletedAt?: string | null
}

interface Session {
  db: { execute(statement: SQL): Promise<unknown> }
}

/** Runs all statements or none: within the request's transaction where there is one (PostgreSQL). */
async function carryOut(req: PayloadRequest, statements: readonly SQL[]): Promise<void> {
  const { sessions } = req.payload.db as unknown as { sessions?: Readonly<Record<string, Session>> }
  const transaction = await req.transactionID
  const session = transaction ? sessions?.[String(transaction)] : undefined
  if (!session) return runInTransaction(req.payload, statements)
  for (const statement of statements) await session.db.execute(statement)
}

function marking(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  { at, by }: { at: string | null; by: string | null },
): SQL[] {
  const table = tableOf(req.payload, config.slug)
  const documents = tableNamed<'id' | 'deleted_at' | 'deleted_by'>(table)
  const versions = tableNamed<'parent_id' | 'version_deleted_at' | 'version_deleted_by'>(`_${table}_v`)
  return [
    sql`update ${documents} set ${documents.deleted_at} = ${at}, ${documents.deleted_by} = ${by}
      where ${documents.id} = ${id}`,
    ...(config.versions
      ? [
          sql`update ${versions} set ${versions.version_deleted_at} = ${at}, ${versions.version_deleted_by} = ${by}
            where ${versions.parent_id} = ${id}`,
        ]
      : []),
  ]
}

const isolated = (where: Where, access: unknown): Where =>
  typeof access === 'object' && access !== null ? { and: [where, access as Where] } : where

/** The documents that the user may put into the bin; access is checked as Payload does for its own bin. */
export async function deletable(req: PayloadRequest, config: SanitizedCollectionConfig, where: Where) {
  const access = await executeAccess({ req, data: { deletedAt: new Date().toISOString() } }, config.access.delete)
  return stored(req, config, { and: [isolated(where, access), outsideBin] })
}

/** The documents in the bin that the user may restore. */
export async function restorable(req: PayloadRequest, config: SanitizedCollectionConfig, where: Where) {
  const access = await executeAccess({ req, data: { deletedAt: null } }, config.access.update)
  return stored(req, config, { and: [isolated(where, access), inBin] })
}

/** Matched by the newest version, as in the admin's lists; returned as stored in the table. */
async function stored(req: PayloadRequest, config: SanitizedCollectionConfig, where: Where): Promise<Binned[]> {
  const { slug } = config
  const listed = await req.payload.find({
    collection: slug,
    where,
    draft: hasDrafts(config),
    trash: true,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: listed.docs.map(({ id }) => id) } },
    trash: true,
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  return docs as unknown as Binned[]
}

/** A document that another user has open would be edited in the bin. */
function refuseWhileEdited(req: PayloadRequest, { slug }: SanitizedCollectionConfig, id: number): void {
  const names = colleaguesIn(req, slug, id)
  if (names.length > 0)
    throw new APIError(translateFor(req, deletionMessages.beingEdited, { names: names.join(', ') }), 423, null, true)
}

/** Runs the collection's `beforeDelete` hooks; its `afterDelete` hooks run when the bin is emptied. */
export async function moveToBin(req: PayloadRequest, config: SanitizedCollectionConfig, doc: Binned): Promise<void> {
  const { id } = doc
  await inTransaction(req, async () => {
    refuseWhileEdited(req, config, id)
    for (const hook of config.hooks.beforeDelete) await hook({ id, collection: config, context: req.context, req })
    const by = staffOf(req)?.name ?? null
    await carryOut(req, marking(req, config, id, { at: moment(Date.now()), by }))
    await recordDocumentChange(req, config, { ...doc }, true)
    await recordAction(req, { action: 'binned', of: labelOf(config), document: id })
  })
}

export async function restore(req: PayloadRequest, config: SanitizedCollectionConfig, doc: Binned): Promise<void> {
  const { id } = doc
  const check = config.custom?.checkRestore as RestoreCheck | undefined
  await inTransaction(req, async () => {
    await check?.({ doc: { ...doc }, req })
    await refuseTaken(req, config, doc)
    await carryOut(req, marking(req, config, id, { at: null, by: null }))
    await recordDocumentChange(req, config, { ...doc }, false)
    await recordAction(req, { action: 'restored', of: labelOf(config), document: id })
  })
}

const labelOf = ({ labels, slug }: SanitizedCollectionConfig) =>
  (labels.plural as Partial<Localised> | undefined)?.nb ?? slug

/** Refuses if a newer document has taken a unique value. */
async function refuseTaken(req: PayloadRequest, config: SanitizedCollectionConfig, doc: Binned): Promise<void> {
  const values = doc as unknown as Readonly<Record<string, unknown>>
  for (const field of config.flattenedFields) {
    if (!('unique' in field && field.unique) || !('name' in field)) continue
    const value = values[field.name]
    if (typeof value !== 'string' || !value) continue
    const { docs } = await req.payload.find({
      collection: config.slug,
      where: { [field.name]: { equals: value } },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    const [other] = docs as unknown as Record<string, unknown>[]
    if (!other) continue
    const title = String(other[config.admin.useAsTitle ?? 'id'] ?? other.id)
    const label = (field.label as Partial<Localised> | undefined)?.[languageOf(req)]
    throw new APIError(
      translateFor(req, deletionMessages.taken, { value, title, field: label ?? field.name }),
      409,
      null,
      true,
    )
  }
}
