/** One migration taken back and carried out again, with what a test puts in between. */
import { sql } from 'drizzle-orm'
import { runStatement } from '../../src/content/statements'
import type { TestProgram } from './program'

interface Migration {
  up(context: never): Promise<void>
  down(context: never): Promise<void>
}

/** `between` gets the way to run statements on the tables as they were. */
export async function migrateAgain(
  { payload }: Pick<TestProgram, 'payload'>,
  dialects: { postgres: Migration; sqlite: Migration },
  between: (run: (statement: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { up, down } = process.env.DATABASE === 'postgres' ? dialects.postgres : dialects.sqlite
  const { drizzle } = payload.db as unknown as { drizzle: unknown }
  const context = { db: drizzle, payload, req: {} } as never
  await down(context)
  await between((statement) => runStatement(payload, sql.raw(statement)))
  await up(context)
}
