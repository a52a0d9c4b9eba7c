/**
 * Who gets a submission besides the form's receivers. Found once and stored before anything is sent, so that an
 * interruption does not send it to another one.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import type { Form, FormSubmission } from '../../cms/types'
import { defaultLocale, isLocale } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import type { Recipient } from '../../web/recipients'
import { readAnswers } from './answers/answers'
import { formSubmissions } from './tables'

/** Undefined where the form has none, or none was found. */
export async function recipientOf(
  { payload, read }: { payload: BasePayload } & Pick<Runtime, 'read'>,
  submission: FormSubmission,
  { recipient, recipientField }: Pick<Form, 'recipient' | 'recipientField'>,
): Promise<Recipient | undefined> {
  const { id, recipient: name, recipientEmail: email, locale, answers } = submission
  if (typeof email === 'string') return name && email ? { name, email } : undefined
  const finder = declaredIn(payload).recipients.find(({ key }) => key === recipient)
  if (!finder) return undefined
  const typed = readAnswers(answers).find((answer) => answer.name === recipientField)?.value
  const { reader } = await read(isLocale(locale) ? locale : defaultLocale)
  const found = typed ? await finder.find({ payload, reader }, typed) : undefined
  await runStatement(
    payload,
    sql`update ${formSubmissions} set ${formSubmissions.recipient} = ${found?.name ?? ''},
      ${formSubmissions.recipient_email} = ${found?.email ?? ''} where ${formSubmissions.id} = ${id}`,
  )
  return found
}
