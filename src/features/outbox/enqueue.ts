/** Puts an e-mail in the queue: stored before it is sent, and once for each key however often it is asked for. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { moment, runStatement } from '../../cms/statements'
import { emailQueue } from './queue'

export interface Email {
  /** What is sent once: `order:12:dealer:3`. */
  key: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
}

/** One line: what a header may hold. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** True when it was not in the queue before. */
export async function enqueueEmail(payload: BasePayload, email: Email, now: number): Promise<boolean> {
  const { key, to, replyTo, subject, text, html } = email
  const at = moment(now)
  const rows = await runStatement(
    payload,
    sql`insert into emails (key, "to", reply_to, subject, text, html, state, attempts, due_at, updated_at, created_at)
      values (${key}, ${oneLine(to)}, ${replyTo ? oneLine(replyTo) : null}, ${oneLine(subject)}, ${text}, ${html},
        'waiting', 0, ${at}, ${at}, ${at})
      on conflict (key) do nothing returning id`,
  )
  wakeQueue(payload, emailQueue)
  return rows.length > 0
}
