/** Finds a person in stored data: in columns that hold an e-mail address or a number, and in running text. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, SelectType } from 'payload'
import { textIn } from '../cms/rows'
import { listOf, runStatement } from '../cms/statements'
import { type Columns, select, type Table } from '../cms/tables'
import { escapeHtml } from '../platform/escaping'
import type { Person } from './personalData'

const NONE = sql`1 = 0`
/** A number without a country code is Norwegian (docs/behaviour.md#phone-fields). */
const HOME = '+47'
/** Separators that people type between the digits of a number. */
const BETWEEN = [' ', '\u00a0', '-', '(', ')', '.', '/']
const MARK = '[…]'

export const either = (...conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

const asText = (column: SQL) => sql`cast(${column} as text)`

const withoutSpaces = (column: SQL): SQL =>
  BETWEEN.reduce((text, between) => sql`replace(${text}, ${between}, '')`, asText(column))

/** Matches a column that holds an e-mail address, in any spelling. */
export const emailIs = (column: SQL, { email }: Person): SQL => (email ? sql`lower(trim(${column})) = ${email}` : NONE)

const homeNumber = (mobile: string) => (mobile.startsWith(HOME) ? mobile.slice(HOME.length) : undefined)

/** Matches a column that holds a number, in any spelling. */
export function numberIs(column: SQL, { mobile }: Person): SQL {
  if (!mobile) return NONE
  const digits = mobile.slice(1)
  const own = homeNumber(mobile)
  return sql`${withoutSpaces(column)} in (${listOf([mobile, digits, `00${digits}`, ...(own ? [own] : [])])})`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Preselects texts that may mention the person; `mentionOf` decides. */
function mayMention(columns: readonly SQL[], { email, mobile }: Person): SQL {
  const conditions = columns.flatMap((column) => [
    ...(email
      ? [email, email.replace('@', '%40')].map(
          (form) => sql`lower(${asText(column)}) like ${`%${escaped(form)}%`} escape '\\'`,
        )
      : []),
    ...(mobile ? [sql`${withoutSpaces(column)} like ${`%${homeNumber(mobile) ?? mobile.slice(1)}%`}`] : []),
  ])
  return conditions.length > 0 ? either(...conditions) : NONE
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As it stands in text, or in HTML. */
const literalOrEscaped = (text: string) =>
  [...text].map((one) => (escapeHtml(one) === one ? literal(one) : `(?:${literal(one)}|${escapeHtml(one)})`)).join('')

/** Ids of the rows that meet a condition, oldest first. */
export async function idsWhere(payload: BasePayload, table: Table<'id'>, condition: SQL): Promise<number[]> {
  const rows = await runStatement(
    payload,
    select({ id: table.id }, sql`from ${table} where ${condition} order by ${table.id}`),
  )
  return rows.map(({ id }) => Number(id))
}

/** Documents of the ids, bypassing access control. */
export async function documentsWhere<Slug extends CollectionSlug>(
  payload: BasePayload,
  { collection, table, select: fields }: { collection: Slug; table: Table<'id'>; select?: SelectType },
  condition: SQL,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const ids = await idsWhere(payload, table, condition)
  if (ids.length === 0) return []
  const found = { where: { id: { in: ids } }, sort: 'id', depth: 0, pagination: false } as const
  // For a generic slug the type of `select` cannot be resolved.
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    ...found,
    ...(fields && { select: fields }),
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** Matches the person's address or number within a text: as a whole, not as part of a longer one. */
export function mentionOf({ email, mobile }: Person): RegExp {
  const forms: string[] = []
  if (email) {
    const [before = '', after = ''] = email.split('@')
    forms.push(`(?<![\\w.+-])${literalOrEscaped(before)}(?:@|%40|&#64;)${literal(after)}(?![\\w-]|\\.\\w)`)
  }
  if (mobile) {
    const spaced = (digits: string) => [...digits].join('[\\s().\\-/]*')
    const own = homeNumber(mobile)
    const whole = `(?:\\+|%2B|00)?${spaced(mobile.slice(1))}`
    forms.push(`(?<![\\d+])(?:${own ? `${whole}|${spaced(own)}` : whole})(?!\\d)`)
  }
  return new RegExp(forms.length > 0 ? forms.join('|') : '(?!)', 'giu')
}

export const mentions = (text: string, person: Person): boolean => mentionOf(person).test(text)

interface Texts {
  table: Table<'id'>
  columns: Columns
  /** Restricts the rows further. */
  only?: SQL
}

/** Ids and texts of the rows that mention the person. */
export async function rowsMentioning(
  payload: BasePayload,
  { table, columns, only = sql`1 = 1` }: Texts,
  person: Person,
): Promise<{ id: number; texts: Readonly<Record<string, string>> }[]> {
  const asTexts = Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, asText(column)]))
  const rows = await runStatement(
    payload,
    select(
      { id: table.id, ...asTexts },
      sql`from ${table} where ${only} and ${mayMention(Object.values(columns), person)} order by ${table.id}`,
    ),
  )
  return rows
    .map(({ id, ...texts }) => ({
      id: Number(id),
      texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, textIn(text)])),
    }))
    .filter(({ texts }) => Object.values(texts).some((text) => mentions(text, person)))
}

/**
 * Texts that others wrote are kept, without the address and the number of the erased person. Returns the number of
 * rows.
 */
export async function redactMentions(payload: BasePayload, texts: Texts, person: Person): Promise<number> {
  const rows = await rowsMentioning(payload, texts, person)
  for (const { id, texts: found } of rows) {
    const changes = Object.entries(found)
      .filter(([, text]) => mentions(text, person))
      .map(([key, text]) => sql`${texts.columns[key]} = ${text.replace(mentionOf(person), MARK)}`)
    await runStatement(
      payload,
      sql`update ${texts.table} set ${sql.join(changes, sql`, `)} where ${texts.table.id} = ${id}`,
    )
  }
  return rows.length
}
