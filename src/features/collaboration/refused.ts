/** Keeps the text of a refused save: as a version, if the document has versions, and as a row with both texts. */
import { sql } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { jsonIn, momentIn, numberIn, textIn } from '../../cms/rows'
import { isPostgres, moment, runWithin } from '../../cms/statements'
import { into, pick, returning, select } from '../../cms/tables'
import type { DocumentKey, Target } from './documents'
import { comparedFields, removeAt, valueAt } from './fields'
import { mergeTyped } from './merge'
import { displayName } from './record'
import type { StaleSave } from './stale'
import { refusedSaves } from './tables'
import { versionTable } from './versions'

export interface RefusedSave {
  id: number
  userName: string
  locale: string
  at: number
  version: number | undefined
  fields: readonly { path: string; typed: unknown; stored: unknown }[]
}

interface Version {
  id: number | string
  updatedAt: string
  version: Record<string, unknown>
}

/** The latest version with all languages. */
async function latestStored(req: PayloadRequest, { slug, id }: Target): Promise<Version | undefined> {
  const options = { limit: 1, pagination: false, sort: '-updatedAt', locale: 'all', req }
  const { docs } =
    id === undefined
      ? await req.payload.db.findGlobalVersions({ global: slug as never, ...options })
      : await req.payload.db.findVersions({ collection: slug as never, where: { parent: { equals: id } }, ...options })
  return docs[0] as Version | undefined
}

/**
 * Adds a version before the latest: Payload takes the newest for the document's draft, so this one is dated just before
 * the latest.
 */
async function addVersion(req: PayloadRequest, { refusal }: StaleSave, now: number): Promise<number | undefined> {
  const { target, data, comparison, locale } = refusal
  const { slug, id, entity } = target
  if (!entity.versions) return undefined
  const latest = await latestStored(req, target)
  if (!latest) return undefined
  const typed = structuredClone(data)
  for (const { path } of comparedFields(entity))
    if (![...comparison.conflicts, ...comparison.changed].includes(path)) removeAt(typed, path)
  const versionData = mergeTyped(entity.flattenedFields, typed, latest.version, locale)
  versionData._status = 'draft'
  versionData.updatedAt = moment(now)
  const before =
    Math.min(momentIn(latest.updatedAt), momentIn(latest.version.updatedAt) || Number.POSITIVE_INFINITY) - 1
  const options = { versionData, autosave: false, createdAt: moment(now), updatedAt: moment(before), req } as never
  const created =
    id === undefined
      ? await req.payload.db.createGlobalVersion({ globalSlug: slug, ...(options as object) } as never)
      : await req.payload.db.createVersion({ collectionSlug: slug, parent: id, ...(options as object) } as never)
  const version = Number((created as unknown as Version).id)
  const versions = versionTable(slug)
  await runWithin(req, sql`update ${versions} set ${versions.latest} = ${false} where ${versions.id} = ${version}`)
  return version
}

/**
 * Stores it in a transaction of its own, since that of the save was rolled back. Replaces the same window's earlier
 * refusal.
 */
export async function keepRefused(of: PayloadRequest, stale: StaleSave, now: number): Promise<number | undefined> {
  const { target, locale, window, comparison, data, stored } = stale.refusal
  const req = await createLocalReq({ user: of.user ?? undefined, locale } as never, of.payload)
  const own = await initTransaction(req)
  try {
    const [earlier] = await runWithin(
      req,
      returning(
        sql`delete from ${refusedSaves} where ${refusedSaves.document} = ${target.key}
          and ${refusedSaves.window} = ${window}`,
        { version: refusedSaves.version },
      ),
    )
    const replaced = numberIn(earlier?.version)
    const versions = versionTable(target.slug)
    if (replaced !== undefined) await runWithin(req, sql`delete from ${versions} where ${versions.id} = ${replaced}`)
    const version = await addVersion(req, stale, now)
    const fields = [...comparison.conflicts, ...comparison.changed].map((path) => ({
      path,
      typed: valueAt(data, path) ?? null,
      stored: valueAt(stored, path) ?? null,
    }))
    const json = JSON.stringify(fields)
    const columns = into(refusedSaves, 'document', 'user', 'user_name', 'window', 'locale', 'at', 'version', 'fields')
    await runWithin(
      req,
      sql`insert into ${columns}
        values (${target.key}, ${Number(of.user?.id)}, ${displayName(of.user)}, ${window}, ${locale},
        ${moment(now)}, ${version ?? null}, ${isPostgres(req.payload) ? sql`${json}::jsonb` : sql`${json}`})`,
    )
    if (own) await commitTransaction(req)
    return version
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The newest first. */
export async function refusedSavesOf(req: PayloadRequest, key: DocumentKey): Promise<RefusedSave[]> {
  const rows = await runWithin(
    req,
    select(
      pick(refusedSaves, 'id', 'user_name', 'locale', 'at', 'version', 'fields'),
      sql`from ${refusedSaves}
        where ${refusedSaves.document} = ${key} order by ${refusedSaves.at} desc limit 50`,
    ),
  )
  return rows.map((row) => ({
    id: Number(row.id),
    userName: textIn(row.user_name),
    locale: textIn(row.locale),
    at: momentIn(row.at),
    version: numberIn(row.version),
    fields: (jsonIn(row.fields) ?? []) as RefusedSave['fields'],
  }))
}
