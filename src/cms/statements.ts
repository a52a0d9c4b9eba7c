/**
 * Statements in the common SQL of both databases, past Payload: claims must be one statement, and 100,000 rows must be
 * read in a second or two; Payload's interface supports neither.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'

interface Drizzle {
  /** SQLite. */
  all?(statement: SQL): Promise<unknown[]>
  dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } }
  /** PostgreSQL. */
  execute?(statement: SQL): Promise<{ rows: unknown[] }>
}

/** The rows that a statement returns; may be empty. Their keys are known of a `select` and a `returning` (`tables.ts`). */
export async function runStatement<Row>(payload: BasePayload, statement: SQL<Row>): Promise<Row[]> {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  const rows = drizzle.all ? await drizzle.all(statement) : (await drizzle.execute?.(statement))?.rows
  return (rows ?? []) as Row[]
}

/** The same inside the transaction of the request, if one is open. */
export async function runWithin<Row>(req: PayloadRequest, statement: SQL<Row>): Promise<Row[]> {
  const { sessions } = req.payload.db as unknown as { sessions?: Record<string, { db: Drizzle } | undefined> }
  const id: unknown = await req.transactionID
  const session = typeof id === 'string' || typeof id === 'number' ? sessions?.[id] : undefined
  if (!session?.db.execute || !isPostgres(req.payload)) return runStatement(req.payload, statement)
  return (await session.db.execute(statement)).rows as Row[]
}

/**
 * Defers SQLite's syncing to disk. Normally every write waits for the disk; inside `work` only checkpoints do. A power
 * failure loses the last writes, so `work` must be repeatable from the start. Other writes of the process are affected
 * too.
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

/** A statement in the form of SQLite's driver. */
export function sqliteQuery(payload: BasePayload, statement: SQL): { sql: string; args: unknown[] } {
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle }
  const { sql: text, params } = drizzle.dialect.sqlToQuery(statement)
  return { sql: text, args: params }
}

export const isPostgres = (payload: BasePayload): boolean => payload.db.name === 'postgres'

/** A text in a form for both databases: without NUL and unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** A moment in a form for both databases: SQLite stores it as sortable text, PostgreSQL parses it. */
export const moment = (time: number): string => new Date(time).toISOString()

/** A moment as a typed value, where PostgreSQL cannot infer the type from a column. */
export const atTime = (payload: BasePayload, time: number): SQL =>
  isPostgres(payload) ? sql`${moment(time)}::timestamptz` : sql`${moment(time)}`

/** Values for the parentheses of `in ()`. */
export const listOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
