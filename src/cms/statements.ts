/**
 * Statements that both databases understand, past Payload: claims must be one statement, and a hundred thousand rows
 * be read in a second or two; its interface has neither.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'

export type Row = Readonly<Record<string, unknown>>

interface Drizzle {
  /** SQLite. */
  all?(statement: SQL): Promise<Row[]>
  dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } }
  /** PostgreSQL. */
  execute?(statement: SQL): Promise<{ rows: Row[] }>
}

/** The rows that a statement returns; empty where it returns none. */
export async function runStatement(payload: BasePayload, statement: SQL): Promise<Row[]> {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  if (drizzle.all) return drizzle.all(statement)
  return (await drizzle.execute?.(statement))?.rows ?? []
}

/** The rows that a statement returns, inside the transaction of the request where one is open. */
export async function runWithin(req: PayloadRequest, statement: SQL): Promise<Row[]> {
  const { sessions } = req.payload.db as unknown as { sessions?: Record<string, { db: Drizzle } | undefined> }
  const id: unknown = await req.transactionID
  const session = typeof id === 'string' || typeof id === 'number' ? sessions?.[id] : undefined
  if (!session?.db.execute || !isPostgres(req.payload)) return runStatement(req.payload, statement)
  return (await session.db.execute(statement)).rows
}

/**
 * On SQLite every write waits until the disk has it. Inside `work` only checkpoints do: a power failure loses the last
 * writes, so `work` must be something that is begun anew. Other writes of the process are affected too.
 */
export async function withDeferredSync(payload: BasePayload, work: () => Promise<void>): Promise<void> {
  if (isPostgres(payload)) return work()
  await runStatement(payload, sql`pragma synchronous = normal`)
  try {
    await work()
  } finally {
    await runStatement(payload, sql`pragma synchronous = full`)
  }
}

/** A statement as SQLite's driver takes it. */
export function sqliteQuery(payload: BasePayload, statement: SQL): { sql: string; args: unknown[] } {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  const { sql: text, params } = drizzle.dialect.sqlToQuery(statement)
  return { sql: text, args: params }
}

export const isPostgres = (payload: BasePayload): boolean => payload.db.name === 'postgres'

/** A text as every database takes it: no character without meaning, no half of one. */
export const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** As both keep moments: SQLite as text that sorts, PostgreSQL reads the same. */
export const moment = (time: number): string => new Date(time).toISOString()

/** As a value among others, where PostgreSQL cannot know from the column that it is a time. */
export const atTime = (payload: BasePayload, time: number): SQL =>
  isPostgres(payload) ? sql`${moment(time)}::timestamptz` : sql`${moment(time)}`

/** Some values, to stand between the parentheses of `in ()`. */
export const listOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`
