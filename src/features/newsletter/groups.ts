import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { name, runStatement } from '../../cms/statements'

/** Whether anybody ever subscribed to a group. */
export async function hasSubscriptions(payload: BasePayload, group: number): Promise<boolean> {
  const rows = await runStatement(payload, sql`select id from subscriptions where ${name('group')} = ${group} limit 1`)
  return rows.length > 0
}
