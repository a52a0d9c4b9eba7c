/**
 * Database queries for documents that may reference others: exact where a reference has a column of its own,
 * approximate where it is inside JSON (blocks and rich text). Every row is scanned, so that no index has to be
 * maintained; the documents found are then walked (`references.ts`).
 */

import { type SQL, sql } from 'drizzle-orm'
import { type BasePayload, type CollectionSlug, type FlattenedField, flattenAllFields, type Where } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { blocksOf } from '../../cms/fields/blocksOf'
import { readOnWorker } from '../../cms/readOnWorker'
import { isPostgres } from '../../cms/statements'
import { alias, selectDistinct, tableNamed } from '../../cms/tables'
import { snakeCase } from '../../lib/snakeCase'
import { hasRelations, subFieldsOf, targetsOf } from './references'

interface JsonColumn {
  name: string
  localised: boolean
  /** Keys in the JSON under which a reference may be; those of `many` hold lists. */
  keys: Keys
}

interface Keys {
  one: Set<string>
  many: Set<string>
}

export interface StoredReferences {
  /** Conditions on fields with columns of their own; `prefix` is prepended to each, as for versions. */
  conditions: readonly ((ids: readonly number[], prefix: string) => Where)[]
  json: readonly JsonColumn[]
  /** JSON in rows of its own, whose tables are not queried: every document is a candidate. */
  anyDocument: boolean
}

/** The table of a collection. */
export function tableOf(payload: BasePayload, slug: string): string {
  const { tableNameMap } = payload.db as unknown as { tableNameMap: ReadonlyMap<string, string> }
  const key = snakeCase(slug)
  return tableNameMap.get(key) ?? key
}

/** Whether rich text itself may show a document, apart from the fields of its nodes. */
function mayStandInText(payload: BasePayload, field: FlattenedField, target: string): boolean {
  const isUpload = Boolean(payload.collections[target as CollectionSlug]?.config.upload)
  return isUpload || hasRelations(field)
}

/** Collects the keys of fields inside JSON that reference the collection. */
function keysInside(payload: BasePayload, fields: readonly FlattenedField[], target: string, keys: Keys): void {
  for (const field of fields) {
    if (field.type === 'relationship' || field.type === 'upload') {
      if (!targetsOf(field).includes(target)) continue
      if (Array.isArray(field.relationTo)) keys.one.add('value')
      else (field.hasMany ? keys.many : keys.one).add(field.name)
    } else if (field.type === 'blocks') {
      for (const block of blocksOf(field)) keysInside(payload, block.flattenedFields, target, keys)
    } else if (field.type === 'richText') {
      if (mayStandInText(payload, field, target)) keys.one.add('value')
      for (const subFields of subFieldsOf(field)?.getSubFields.values() ?? [])
        keysInside(payload, flattenAllFields({ fields: subFields({}) ?? [] }), target, keys)
    } else if ('flattenedFields' in field) keysInside(payload, field.flattenedFields, target, keys)
  }
}

export function storedReferences(
  payload: BasePayload,
  fields: readonly FlattenedField[],
  target: string,
): StoredReferences {
  const conditions: StoredReferences['conditions'][number][] = []
  const json: JsonColumn[] = []
  let anyDocument = false

  function collect(
    inner: readonly FlattenedField[],
    path: readonly string[],
    inRows: boolean,
    inLocale: boolean,
  ): void {
    for (const field of inner) {
      if (!('name' in field) || !field.name || ('virtual' in field && field.virtual)) continue
      const at = [...path, field.name]
      const localised = inLocale || ('localized' in field && field.localized === true)
      if (field.type === 'relationship' || field.type === 'upload') {
        if (targetsOf(field).includes(target)) conditions.push(conditionOn(at.join('.'), field.relationTo, target))
      } else if (field.type === 'blocks' || field.type === 'richText') {
        const keys: Keys = { one: new Set(), many: new Set() }
        keysInside(payload, [field], target, keys)
        if (keys.one.size + keys.many.size === 0) continue
        if (inRows) anyDocument = true
        else json.push({ name: at.map(snakeCase).join('_'), localised, keys })
      } else if ('flattenedFields' in field)
        collect(field.flattenedFields, at, inRows || field.type === 'array', localised)
    }
  }

  collect(fields, [], false, false)
  return { conditions, json, anyDocument }
}

const conditionOn =
  (path: string, relationTo: string | string[], target: string): StoredReferences['conditions'][number] =>
  (ids, prefix) =>
    Array.isArray(relationTo)
      ? {
          and: [
            { [`${prefix}${path}.relationTo`]: { equals: target } },
            { [`${prefix}${path}.value`]: { in: [...ids] } },
          ],
        }
      : { [`${prefix}${path}`]: { in: [...ids] } }

/** Above this number of documents the query matches the keys only, and the walk filters the rest. */
const MANY = 20

/** Condition: a JSON column may hold one of these ids under one of the keys. Keys are the program's own names. */
function mayHold(payload: BasePayload, column: SQL, { one, many }: Keys, ids: readonly number[]): SQL {
  const fewIds = ids.length > MANY ? [] : ids
  if (isPostgres(payload)) {
    const number = fewIds.length > 0 ? `(${fewIds.join('|')})\\M` : '[0-9]'
    const patterns = [
      ...(one.size > 0 ? [`"(${[...one].join('|')})": "?${number}`] : []),
      ...(many.size > 0 ? [`"(${[...many].join('|')})": \\[[^]]*\\m${number}`] : []),
    ]
    return sql`${column}::text ~ ${patterns.join('|')}`
  }
  const has = (text: string) => sql`instr(${column}, ${text}) > 0`
  const keyed = [...one].flatMap((key) =>
    fewIds.length > 0 ? fewIds.flatMap((id) => [has(`"${key}":${id}`), has(`"${key}":"${id}`)]) : [has(`"${key}":`)],
  )
  const parts = sql.join([...keyed, ...[...many].map((key) => has(`"${key}":[`))], sql` or `)
  // Most texts do not contain the number at all: one scan for it, instead of one for each key.
  const [only] = fewIds
  if (fewIds.length !== 1 || many.size > 0) return parts
  return sql`(${column} glob ${`*":${only}[],}]*`} or ${has(`":"${only}"`)}) and (${parts})`
}

/** Columns of a collection's table and of its versions' table. */
type DocumentColumn = 'id' | '_status' | 'deleted_at' | 'latest' | 'version__status' | 'version_deleted_at'

/**
 * Ids of the documents whose JSON may reference these; for drafts newer than the published state, ids of the version.
 */
export async function readJsonCandidates(
  payload: BasePayload,
  {
    table,
    json,
    drafts,
  }: { table: string; json: StoredReferences['json']; drafts: 'none' | 'published' | 'draft' | 'unversioned' },
  ids: readonly number[],
  hasBin: boolean,
): Promise<number[]> {
  const ofVersions = drafts === 'draft'
  const from = ofVersions ? `_${table}_v` : table
  const prefix = ofVersions ? 'version_' : ''
  const d = alias(tableNamed<DocumentColumn>(from), 'd')
  const l = alias(tableNamed<'_parent_id'>(`${from}_locales`), 'l')
  const deleted_at = ofVersions ? d.version_deleted_at : d.deleted_at
  const only = [
    ...(drafts === 'published' ? [sql`${d._status} = 'published'`] : []),
    ...(drafts === 'unversioned' ? [sql`${d._status} <> 'published'`] : []),
    ...(ofVersions ? [sql`${d.latest} = true and ${d.version__status} = 'draft'`] : []),
    ...(hasBin ? [isOutsideBin({ deleted_at })] : []),
  ]
  const found = new Set<number>()
  for (const localised of [false, true]) {
    const columns = json.filter((column) => column.localised === localised)
    if (columns.length === 0) continue
    const holds = columns.map(({ name: column, keys }) =>
      // Columns of fields, whose names only the configuration knows.
      mayHold(payload, sql`${sql.identifier(localised ? 'l' : 'd')}.${sql.identifier(prefix + column)}`, keys, ids),
    )
    const rows = await readOnWorker(
      payload,
      selectDistinct(
        { id: d.id },
        sql`from ${d} ${localised ? sql`join ${l} on ${l._parent_id} = ${d.id}` : sql``}
          where ${sql.join([...only, sql`(${sql.join(holds, sql` or `)})`], sql` and `)}`,
      ),
    )
    for (const { id } of rows) found.add(Number(id))
  }
  return [...found]
}
