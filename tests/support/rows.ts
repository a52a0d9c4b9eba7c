/** What is stored, as tests look at it: any statement, past the typed tables of the program. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../src/cms/statements'

export const readRows = (payload: BasePayload, statement: SQL | string): Promise<Record<string, unknown>[]> =>
  runStatement(
    payload,
    (typeof statement === 'string' ? sql.raw(statement) : statement) as SQL<Record<string, unknown>>,
  )
