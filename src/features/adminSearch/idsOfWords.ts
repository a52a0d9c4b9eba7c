/** Ids of documents whose searched fields contain every word, found beside requests. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, SanitizedCollectionConfig } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { readOnWorker } from '../../cms/readOnWorker'
import { isPostgres } from '../../cms/statements'
import { alias, select, tableNamed } from '../../cms/tables'
import { snakeCase } from '../../lib/snakeCase'
import type { SearchedField } from './searchable'
import { spellings } from './words'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const either = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`

/** Newest first. The words are found in any language, in what is published and in the latest draft. */
export async function idsOfWords(
  payload: BasePayload,
  { slug, trash, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'trash' | 'versions'>,
  fields: readonly SearchedField[],
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  const table = snakeCase(slug)
  const d = alias(tableNamed<'id' | 'deleted_at'>(table), 'd')
  const l = alias(tableNamed<'_parent_id'>(`${table}_locales`), 'l')
  const v = alias(tableNamed<'id' | 'parent_id' | 'latest' | 'version__status'>(`_${table}_v`), 'v')
  const w = alias(tableNamed<'_parent_id'>(`_${table}_v_locales`), 'w')
  const like = sql.raw(isPostgres(payload) ? 'ilike' : 'like')

  /** Columns of fields, whose names only the configuration knows, in the table of an alias. */
  const contains = (of: string, before: string, names: readonly SearchedField[], word: string) =>
    either(
      names.flatMap(({ name }) =>
        spellings(word).map((text) => {
          const column = sql`${sql.identifier(of)}.${sql.identifier(before + snakeCase(name))}`
          return sql`${column} ${like} ${`%${escaped(text)}%`} escape '\\'`
        }),
      ),
    )
  const own = fields.filter(({ isLocalised }) => !isLocalised)
  const translated = fields.filter(({ isLocalised }) => isLocalised)

  const inDocument = (word: string): SQL[] => [
    ...(own.length > 0 ? [contains('d', '', own, word)] : []),
    ...(translated.length > 0
      ? [sql`${d.id} in (${select({ id: l._parent_id }, sql`from ${l} where ${contains('l', '', translated, word)}`)})`]
      : []),
  ]
  // Drafts are few: their texts are looked up by their ids.
  const inDraft = (word: string): SQL => {
    const texts = select(
      { found: sql`1` },
      sql`from ${w} where ${w._parent_id} = ${v.id} and ${contains('w', 'version_', translated, word)}`,
    )
    const holds = either([
      ...(own.length > 0 ? [contains('v', 'version_', own, word)] : []),
      ...(translated.length > 0 ? [sql`exists (${texts})`] : []),
    ])
    const drafts = sql`from ${v} where ${v.latest} = true and ${v.version__status} = 'draft' and ${holds}`
    return sql`${d.id} in (${select({ id: v.parent_id }, drafts)})`
  }

  const conditions = words.map((word) => either([...inDocument(word), ...(versions?.drafts ? [inDraft(word)] : [])]))
  const where = [...(trash ? [isOutsideBin(d)] : []), ...conditions]
  const rows = await readOnWorker(
    payload,
    select({ id: d.id }, sql`from ${d} where ${sql.join(where, sql` and `)} order by ${d.id} desc limit ${limit}`),
  )
  return rows.map(({ id }) => Number(id))
}
