/**
 * Statements that both databases understand, past Payload: claims must be one statement, and a hundred thousand rows
 * be read in a second or two; its interface has neither.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

export type Row = Readonly<Record<string, unknown>>

interface Drizzle {
  /** SQLite. */
  all?(statement: SQL): Promise<Row[]>
  /** PostgreSQL. */
  execute?(statement: SQL): Promise<{ rows: Row[] }>
}

/** The rows that a statement returns; empty where it returns none. */
export async function runStatement(payload: BasePayload, statement: SQL): Promise<Row[]> {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  if (drizzle.all) return drizzle.all(statement)
  return (await drizzle.execute?.(statement))?.rows ?? []
}

export const isPostgres = (payload: BasePayload): boolean => payload.db.name === 'postgres'

/** As both keep moments: SQLite as text that sorts, PostgreSQL reads the same. */
export const moment = (time: number): string => new Date(time).toISOString()

export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`
