/**
 * Reads rows directly, for indexes over whole collections: 100,000 documents take a minute through Payload and a second
 * or two as rows. The text of a query may hold only the program's own names and integers.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Row, runStatement } from './statements'

/** The rows that a query returns, on either database. */
export function readRows(payload: BasePayload, query: string): Promise<Row[]> {
  return runStatement(payload, sql.raw(query))
}

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

/** A condition on ids, for `where`; integers only. */
export function idIn(column: string, ids: readonly number[]): string {
  const whole = ids.filter(Number.isInteger)
  return whole.length > 0 ? `${column} in (${whole.join(',')})` : 'false'
}
