/** Sends one e-mail to the mail server. */
import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RowOf } from '../../cms/tables'
import type { EmailColumn } from './emailQueue'

/** Timeout of the whole transfer in milliseconds; shorter than the lease, so that it never counts as abandoned. */
const SEND_PATIENCE = 90_000
/** Milliseconds that a worker holds an e-mail. */
export const LEASE = SEND_PATIENCE + 30_000

/** The same for the same key, so that duplicates of a message can be detected. */
export function messageId(key: string, siteUrl: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(siteUrl).hostname}>`
}

/** Whether there is a mail server; without one e-mails stay in the queue, to be read in the admin. */
export const hasMailServer = (payload: BasePayload): boolean => payload.email.name !== 'none'

export async function sendEmailRow(
  payload: BasePayload,
  row: RowOf<EmailColumn>,
  { siteUrl, from }: { siteUrl: string; from: string },
): Promise<void> {
  const text = (column: EmailColumn) => String(row[column] ?? '')
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not answer in time')), SEND_PATIENCE)
  })
  const sending = payload.sendEmail({
    from: { name: quoted(from), address: payload.email.defaultFromAddress },
    // As an object, so that an address with a comma is not parsed as two.
    to: { name: '', address: text('to') },
    ...(row.reply_to ? { replyTo: { name: '', address: text('reply_to') } } : {}),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    messageId: messageId(text('key'), siteUrl),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  try {
    await Promise.race([sending, patience])
  } finally {
    clearTimeout(timer)
  }
}

/** Needed because the adapter concatenates name and address. */
function quoted(name: string): string {
  return `"${name.replace(/["\\\p{Cc}]/gu, '')}"`
}
