/** What the columns of a row hold, which the databases give in different forms; and conditions on ids. */
import { type SQL, sql } from 'drizzle-orm'

/** A text; empty if there is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A number, which PostgreSQL may return as text; undefined if there is none. */
export function numberIn(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A moment in milliseconds, which SQLite stores as text. */
export const momentIn = (value: unknown): number => (value instanceof Date ? +value : Date.parse(textIn(value))) || 0

/** JSON, which SQLite stores as text. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** A condition on ids, for `where`; integers only, and so many that they stand in the text. */
export function idIn(column: SQL, ids: readonly number[]): SQL {
  const whole = ids.filter(Number.isInteger)
  return whole.length > 0 ? sql`${column} in (${sql.raw(whole.join(','))})` : sql`false`
}
