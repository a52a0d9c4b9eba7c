/** Documents that lack a text in a language. Read beside requests: no index holds what is absent. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, CollectionSlug } from 'payload'
import type { Locale } from '../lib/locales'
import { snakeCase } from '../lib/snakeCase'
import { isOutsideBin } from './bin'
import { readOnWorker } from './readOnWorker'
import { alias, select, tableNamed } from './tables'

export interface TextPlace {
  /** A collection with a bin and localised fields. */
  collection: CollectionSlug
  /** The localised field. */
  field: string
  /** Only in languages in which this localised field has a text. */
  beside?: string
  /** Leaves documents out where this checkbox is ticked. */
  unless?: string
}

/** Ids of documents, published ones where the collection has drafts, newest first. */
export async function idsWithoutText(
  payload: BasePayload,
  { collection, field, beside, unless }: TextPlace,
  locale: Locale,
  limit: number,
): Promise<number[]> {
  const name = snakeCase(collection)
  const d = alias(tableNamed<'id' | 'deleted_at' | '_status'>(name), 'd')
  const l = alias(tableNamed<'_parent_id' | '_locale'>(`${name}_locales`), 'l')
  // Columns of fields, whose names only the configuration knows.
  const column = (of: 'd' | 'l', key: string) => sql`${sql.identifier(of)}.${sql.identifier(snakeCase(key))}`
  const has = (key: string): SQL =>
    sql`exists (${select(
      { found: sql`1` },
      sql`from ${l} where ${l._parent_id} = ${d.id} and ${l._locale} = ${locale} and trim(${column('l', key)}) <> ''`,
    )})`
  const conditions = [
    isOutsideBin(d),
    sql`not ${has(field)}`,
    ...(payload.collections[collection].config.versions?.drafts ? [sql`${d._status} = 'published'`] : []),
    ...(beside ? [has(beside)] : []),
    ...(unless ? [sql`not coalesce(${column('d', unless)}, false)`] : []),
  ]
  const rows = await readOnWorker(
    payload,
    select({ id: d.id }, sql`from ${d} where ${sql.join(conditions, sql` and `)} order by ${d.id} desc limit ${limit}`),
  )
  return rows.map(({ id }) => Number(id))
}
