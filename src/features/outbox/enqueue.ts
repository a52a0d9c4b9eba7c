/** Enqueues an e-mail: stored before it is sent, and once for each key however often it is enqueued. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { moment, runStatement } from '../../cms/statements'
import { into } from '../../cms/tables'
import { emailQueue } from './emailQueue'
import { readMailBrand } from './mail/brand'
import type { EmailContent } from './mail/emailContent'
import { emailHtml } from './mail/emailHtml'
import { emailText } from './mail/emailText'
import { emails } from './tables'

export interface Email extends EmailContent {
  /** Identifies the e-mail, to be sent once: `order:12:dealer:3`. */
  key: string
  to: string
  replyTo?: string | undefined
}

/** One line without control characters, as a header requires. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Returns true if it was not in the queue before. */
export async function enqueueEmail(payload: BasePayload, email: Email, now: number): Promise<boolean> {
  const { key, to, replyTo, subject } = email
  const html = emailHtml(email, await readMailBrand(payload))
  const at = moment(now)
  const target = into(
    emails,
    'key',
    'to',
    'reply_to',
    'subject',
    'text',
    'html',
    'state',
    'attempts',
    'due_at',
    'updated_at',
    'created_at',
  )
  const rows = await runStatement(
    payload,
    sql`insert into ${target}
      values (${key}, ${oneLine(to)}, ${replyTo ? oneLine(replyTo) : null}, ${oneLine(subject)}, ${emailText(email)}, ${html},
      'waiting', 0, ${at}, ${at}, ${at}) on conflict (${emails.key}) do nothing returning ${emails.id}`,
  )
  wakeQueue(payload, emailQueue)
  return rows.length > 0
}
