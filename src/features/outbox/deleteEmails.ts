/** Deletes e-mails, waiting or sent. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import { emails } from './tables'

/**
 * Deletes e-mails whose key has the prefix; with `sentBefore`, only those sent before it. An e-mail that is being sent
 * stays. Returns the number deleted.
 */
export async function deleteEmails(
  payload: BasePayload,
  { keyPrefix, sentBefore }: { keyPrefix: string; sentBefore?: number },
): Promise<number> {
  const sent = sentBefore === undefined ? sql`` : sql`and ${emails.sent_at} < ${moment(sentBefore)}`
  const rows = await runStatement(
    payload,
    // Not `like`, which treats some characters of the prefix as wildcards.
    sql`delete from ${emails} where substr(${emails.key}, 1, ${keyPrefix.length}) = ${keyPrefix}
      and ${emails.state} <> 'sending' ${sent} returning ${emails.id}`,
  )
  return rows.length
}
