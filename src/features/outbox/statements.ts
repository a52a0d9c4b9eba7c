/** Statements that both databases understand, past Payload: claims must be one statement, which its interface has not. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'

export type Row = Readonly<Record<string, unknown>>

interface Drizzle {
  /** PostgreSQL. */
  execute?(statement: SQL): Promise<{ rows: Row[] }>
  /** SQLite. */
  run?(statement: SQL): Promise<{ rows: Row[] }>
}

/** The rows that a statement returns; empty where it returns none. */
export async function runStatement(payload: BasePayload, statement: SQL): Promise<Row[]> {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  const result = await (drizzle.execute ? drizzle.execute(statement) : drizzle.run?.(statement))
  return [...(result?.rows ?? [])]
}

export const isPostgres = (payload: BasePayload): boolean => payload.db.name === 'postgres'

/** As both keep moments: SQLite as text that sorts, PostgreSQL reads the same. */
export const moment = (time: number): string => new Date(time).toISOString()

export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`
