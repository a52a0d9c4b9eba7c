/** Rows of a user in tables of their own (`cms/ownedRows.ts`). */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import { staffCodes, staffIdentities, staffPasskeys, staffRecoveryCodes, staffSessions } from './tables'

/** Tables with rows of a user. */
const tables = [staffSessions, staffPasskeys, staffCodes, staffRecoveryCodes, staffIdentities]

/** Ids of deleted users may be reused: no row may remain. */
export async function deleteOwned(payload: BasePayload, owner: number): Promise<void> {
  for (const table of tables) await runStatement(payload, sql`delete from ${table} where ${table.owner} = ${owner}`)
}
