/**
 * Bulk reading and writing of stored documents in every language, bypassing hooks that handle one document at a time.
 */
import { type BasePayload, createLocalReq, type PayloadRequest, type Where } from 'payload'
import { outsideBin } from '../../cms/bin'
import { recordChange } from '../../cms/changes'
import { inParts } from '../../cms/inParts'
import { ARTICLES } from '../../cms/linkTargets'
import { defaultLocale } from '../../lib/locales'
import { recordBackground } from '../collaboration'
import type { ImportColumn, StoredDocument } from './columns'
import type { ImportTarget } from './targets'

/** Documents of one part: in every language, their assembling takes some milliseconds. */
const PART = 50

export type Stored = StoredDocument & { id: number; number: string; _status?: string }

export function localRequest(payload: BasePayload): Promise<PayloadRequest> {
  return createLocalReq({ locale: defaultLocale }, payload)
}

export async function findStored(
  req: PayloadRequest,
  { name }: Pick<ImportTarget, 'name'>,
  where: Where,
  { sort, limit = 0 }: { sort?: 'id' | 'number'; limit?: number } = {},
): Promise<Stored[]> {
  const { docs } = await req.payload.db.find({
    collection: name,
    where: { and: [where, outsideBin] },
    ...(sort ? { sort } : {}),
    limit,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs as unknown as Stored[]
}

/** All documents in parts: those without a number, then in the order of numbers. Others have a turn between parts. */
export async function* allStored(req: PayloadRequest, target: Pick<ImportTarget, 'name'>): AsyncGenerator<Stored[]> {
  for (const [key, isNumbered] of [
    ['id', false],
    ['number', true],
  ] as const)
    yield* inParts<Stored>((last) => {
      const where = {
        and: [{ number: { exists: isNumbered } }, ...(last ? [{ [key]: { greater_than: last[key] } }] : [])],
      }
      return findStored(req, target, where, { sort: key, limit: PART })
    })
}

/** What references name by number, in files of any kind. */
export const referred = { name: ARTICLES } as const

/** The documents with references replaced by numbers, as in files. */
export async function withNumbers(
  req: PayloadRequest,
  documents: readonly Stored[],
  references: readonly ImportColumn[],
): Promise<Stored[]> {
  const ids = documents.flatMap((document) => references.flatMap((column) => column.get(document) ?? []))
  if (ids.length === 0) return [...documents]
  const named = await findStored(req, referred, { id: { in: [...new Set(ids as number[])] } })
  const numbers = new Map(named.map(({ id, number }) => [id, number]))
  return documents.map((document) => {
    const copy: Stored = { ...document }
    for (const column of references) {
      const value = column.get(document) as number | number[] | null
      if (value === null) continue
      column.set(
        copy,
        Array.isArray(value) ? value.flatMap((id) => numbers.get(id) ?? []) : (numbers.get(value) ?? null),
      )
    }
    return copy
  })
}

/** The documents that have versions, each with whether the latest is a draft. */
export async function versionsOf(
  req: PayloadRequest,
  { name }: Pick<ImportTarget, 'name'>,
  documents: readonly Stored[],
): Promise<Map<number, { draft: boolean }>> {
  if (documents.length === 0) return new Map()
  const { docs } = await req.payload.findVersions({
    collection: name,
    where: { and: [{ latest: { equals: true } }, { parent: { in: documents.map(({ id }) => id) } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { parent: true, version: { _status: true } } as never,
    req,
  })
  const status = new Map(documents.map(({ id, _status }) => [id, _status]))
  return new Map(
    (docs as unknown as { parent: number; version: { _status?: string } }[]).map(({ parent, version }) => [
      parent,
      { draft: version._status === 'draft' && status.get(parent) === 'published' },
    ]),
  )
}

export async function createStored(
  req: PayloadRequest,
  { name }: ImportTarget,
  document: StoredDocument,
): Promise<number> {
  const now = new Date().toISOString()
  const data = { ...document, createdAt: now, updatedAt: now }
  const { id } = (await req.payload.db.create({ collection: name, data, req })) as { id: number }
  return id
}

/** Adds a version to documents with versions, so that the admin shows what is stored. */
export async function updateStored(
  req: PayloadRequest,
  { name }: ImportTarget,
  { id, ...document }: Stored,
  hasVersions: boolean,
): Promise<void> {
  const now = new Date().toISOString()
  const data = { ...document, updatedAt: now }
  await req.payload.db.updateOne({ collection: name, id, data, req, returning: false })
  if (hasVersions)
    await req.payload.db.createVersion({
      collectionSlug: name,
      parent: id,
      versionData: data as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
      returning: false,
    })
}

/** Emits change events for the written documents. */
export async function emitChangesOf(
  req: PayloadRequest,
  { name }: ImportTarget,
  ids: readonly number[],
): Promise<void> {
  await recordBackground(req, name, 'import')
  await recordChange(req, [name, ...ids.map((id) => `${name}:${id}`)])
}
