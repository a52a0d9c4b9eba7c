/** Takes e-mails out of the queue and out of memory. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'

/**
 * Those whose key begins so; only those sent before a moment, where one is given. What is being handed to the mail
 * server at this moment stays. How many they were.
 */
export async function deleteEmails(
  payload: BasePayload,
  { keyPrefix, sentBefore }: { keyPrefix: string; sentBefore?: number },
): Promise<number> {
  const sent = sentBefore === undefined ? sql`` : sql`and sent_at < ${moment(sentBefore)}`
  const rows = await runStatement(
    payload,
    // Not `like`, which takes signs in the prefix for others.
    sql`delete from emails where substr(key, 1, ${keyPrefix.length}) = ${keyPrefix} and state <> 'sending' ${sent}
      returning id`,
  )
  return rows.length
}
