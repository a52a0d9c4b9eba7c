/**
 * Puts the e-mails of new submissions into the outbox. Each e-mail has its own key, so an interruption neither loses nor
 * duplicates one.
 */
import { sql } from 'drizzle-orm'
import { moment, runStatement } from '../../cms/statements'
import type { FormSubmission } from '../../cms/types'
import { isLocale } from '../../lib/locales'
import type { Runtime } from '../../web/feature'
import { enqueueEmail } from '../outbox'
import { type AnswerFile, readAnswers } from './answers/answers'
import { fileLink } from './fileLinks'
import { recipientOf } from './findRecipient'
import { everyReceiver, receiversOf, toReceiver, toRecipient, toSender } from './mail/emails'
import { hasRecipient } from './recipientFields'
import { FORM_SUBMISSIONS, FORMS } from './slugs'
import { formSubmissions } from './tables'

/** Submissions per round. */
const PART = 50

export type MailContext = Pick<Runtime, 'payload' | 'siteUrl' | 'read'>

async function notify(context: MailContext, submission: FormSubmission, now: number): Promise<void> {
  const { payload, siteUrl } = context
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
    const recipient = await recipientOf(context, submission, form)
    const isRouted = hasRecipient(form)
    const meant = receiversOf(form, readAnswers(submission.answers))
    // Without a recipient, the conditions of receivers must not leave it unread.
    const receivers = isRouted && !recipient && meant.length === 0 ? everyReceiver(form) : meant
    const linkTo = (file: AnswerFile) => fileLink(file, payload.secret, now)
    const confirmation = toSender(submission, form, recipient)
    const emails = [
      ...(recipient ? [toRecipient(submission, { recipient, siteUrl, linkTo })] : []),
      ...receivers
        .filter((to) => to !== recipient?.email.toLowerCase())
        .map((to, at) =>
          toReceiver(submission, { to, at, siteUrl, ...(isRouted ? { recipient: recipient?.name ?? '' } : {}) }),
        ),
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
