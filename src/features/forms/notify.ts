/**
 * Puts the e-mails of new submissions into the outbox. Each e-mail has its own key, so an interruption neither loses nor
 * duplicates one.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { FormSubmission } from '../../cms/types'
import { isLocale } from '../../lib/locales'
import { enqueueEmail } from '../outbox'
import { readAnswers } from './answers/answers'
import { receiversOf, toReceiver, toSender } from './mail/emails'
import { FORM_SUBMISSIONS, FORMS } from './slugs'
import { formSubmissions } from './tables'

/** Submissions per round. */
const PART = 50

export interface MailContext {
  payload: BasePayload
  siteUrl: string
}

async function notify({ payload, siteUrl }: MailContext, submission: FormSubmission, now: number): Promise<void> {
  const { form: id, locale } = submission
  const form =
    typeof id === 'number' &&
    (await payload.findByID({
      collection: FORMS,
      id,
      depth: 0,
      disableErrors: true,
      ...(isLocale(locale) ? { locale } : {}),
    }))
  if (form) {
    const receivers = receiversOf(form, readAnswers(submission.answers))
    const confirmation = toSender(submission, form)
    const emails = [
      ...receivers.map((to, at) => toReceiver(submission, to, at, siteUrl)),
      ...(confirmation ? [confirmation] : []),
    ]
    for (const email of emails) await enqueueEmail(payload, email, now)
  }
  await runStatement(
    payload,
    sql`update ${formSubmissions} set ${formSubmissions.notified_at} = ${moment(now)}
      where ${formSubmissions.id} = ${submission.id}`,
  )
}

/** Notifies the receivers of all new submissions. Returns the number of submissions. */
export async function notifyReceivers(context: MailContext, now: number): Promise<number> {
  const { docs } = await context.payload.find({
    collection: FORM_SUBMISSIONS,
    where: { notifiedAt: { exists: false } },
    sort: 'id',
    limit: PART,
    pagination: false,
    depth: 0,
  })
  for (const submission of docs) await notify(context, submission, now)
  return docs.length
}
