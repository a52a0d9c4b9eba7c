/** How somebody is found in what is stored: in columns that hold an address or a number, and in running text. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, SelectType } from 'payload'
import { textIn } from '../cms/rows'
import { listOf, name, runStatement } from '../cms/statements'
import type { Person } from './personalData'

const NONE = sql`1 = 0`
/** A number without its country's code is Norwegian (docs/behaviour.md#phone-fields). */
const HOME = '+47'
/** What people put between the digits of a number. */
const BETWEEN = [' ', '\u00a0', '-', '(', ')', '.', '/']
const MARK = '[…]'

export const either = (...conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

const asText = (column: SQL) => sql`cast(${column} as text)`

const withoutSpaces = (column: SQL): SQL =>
  BETWEEN.reduce((text, between) => sql`replace(${text}, ${between}, '')`, asText(column))

/** A column that holds an address, however it was typed. */
export const emailIs = (column: SQL, { email }: Person): SQL => (email ? sql`lower(trim(${column})) = ${email}` : NONE)

const homeNumber = (mobile: string) => (mobile.startsWith(HOME) ? mobile.slice(HOME.length) : undefined)

/** A column that holds a number, however it was typed. */
export function numberIs(column: SQL, { mobile }: Person): SQL {
  if (!mobile) return NONE
  const digits = mobile.slice(1)
  const own = homeNumber(mobile)
  return sql`${withoutSpaces(column)} in (${listOf([mobile, digits, `00${digits}`, ...(own ? [own] : [])])})`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Texts that may mention somebody; `mentionOf` knows. */
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

/** Ids of the rows that meet a condition, the oldest first. */
export async function idsWhere(payload: BasePayload, table: string, condition: SQL): Promise<number[]> {
  const rows = await runStatement(payload, sql`select id from ${name(table)} where ${condition} order by id`)
  return rows.map(({ id }) => Number(id))
}

/** Their documents, past access. */
export async function documentsWhere<Slug extends CollectionSlug>(
  payload: BasePayload,
  { collection, table, select }: { collection: Slug; table: string; select?: SelectType },
  condition: SQL,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const ids = await idsWhere(payload, table, condition)
  if (ids.length === 0) return []
  const found = { where: { id: { in: ids } }, sort: 'id', depth: 0, pagination: false } as const
  // Which collection it is the type's search for fields cannot know.
  const { docs } = await payload.find({ collection: collection as CollectionSlug, ...found, ...(select && { select }) })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** Somebody's address or number within a text: as a whole, not as a part of a longer one. */
export function mentionOf({ email, mobile }: Person): RegExp {
  const forms: string[] = []
  if (email) {
    const [before = '', after = ''] = email.split('@')
    forms.push(`(?<![\\w.+-])${literal(before)}(?:@|%40|&#64;)${literal(after)}(?![\\w-]|\\.\\w)`)
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
  table: string
  columns: readonly string[]
  /** Rows that are meant, beyond mentioning somebody. */
  only?: SQL
}

/** Ids of rows whose texts mention somebody. */
export async function rowsMentioning(
  payload: BasePayload,
  { table, columns, only = sql`1 = 1` }: Texts,
  person: Person,
): Promise<{ id: number; texts: Readonly<Record<string, string>> }[]> {
  const read = columns.map((column) => sql`${asText(name(column))} as ${name(column)}`)
  const rows = await runStatement(
    payload,
    sql`select id, ${sql.join(read, sql`, `)} from ${name(table)}
      where ${only} and ${mayMention(columns.map(name), person)} order by id`,
  )
  return rows
    .map((row) => ({
      id: Number(row.id),
      texts: Object.fromEntries(columns.map((column) => [column, textIn(row[column])])),
    }))
    .filter(({ texts }) => Object.values(texts).some((text) => mentions(text, person)))
}

/** What others wrote stays theirs, without the address and the number of whoever is erased. */
export async function redactMentions(payload: BasePayload, texts: Texts, person: Person): Promise<number> {
  const rows = await rowsMentioning(payload, texts, person)
  for (const { id, texts: found } of rows) {
    const changes = Object.entries(found)
      .filter(([, text]) => mentions(text, person))
      .map(([column, text]) => sql`${name(column)} = ${text.replace(mentionOf(person), MARK)}`)
    await runStatement(payload, sql`update ${name(texts.table)} set ${sql.join(changes, sql`, `)} where id = ${id}`)
  }
  return rows.length
}
