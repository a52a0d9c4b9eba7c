/** E-mails about a submission: to its receivers, and the confirmation to its sender. */
import type { Form, FormSubmission } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import { isLocale, type Locale } from '../../../lib/locales'
import { type Email, emailTemplate, type LetterPart } from '../../outbox'
import { type Answer, readAnswers, readConsents } from '../answers/answers'
import { holds, type Typed } from '../conditions'
import { mailWords } from './texts'

/** Characters of an answer in a confirmation: room for a name, none for a message to somebody else. */
const MAX_PLACEHOLDER = 60

export const mailPrefix = (submission: number) => `form:${submission}:`

const localeOf = ({ locale }: FormSubmission): Locale => (isLocale(locale) ? locale : 'nb')

const valuesOf = (answers: readonly Answer[]): Typed =>
  Object.fromEntries(answers.map(({ name, value }) => [name, value]))

/** Addresses without repetition, of those whose condition holds. */
export function receiversOf({ receivers }: Pick<Form, 'receivers'>, answers: readonly Answer[]): string[] {
  const values = valuesOf(answers)
  const meant = (receivers ?? []).filter(
    ({ isConditional, field, comparison, value }) =>
      !isConditional || (field && holds({ field, is: comparison ?? 'equals', value: value ?? '' }, values)),
  )
  return [...new Set(meant.map(({ email }) => email.trim().toLowerCase()))]
}

export function toReceiver(submission: FormSubmission, to: string, at: number, siteUrl: string): Email {
  const locale = localeOf(submission)
  const { id, formName, sender, email, page } = submission
  const answers = readAnswers(submission.answers)
  const consents = readConsents(submission.consents)
  const title = fill(mailWords.subject[locale], { form: formName, sender })
  const parts: LetterPart[] = [
    { kind: 'facts', facts: answers.map(({ label, text }) => [label, text || '–'] as const) },
    ...(consents.length > 0
      ? ([
          { kind: 'heading', text: mailWords.consents[locale] },
          {
            kind: 'facts',
            facts: consents.map(({ text, accepted }) => [text, mailWords[accepted ? 'yes' : 'no'][locale]] as const),
          },
        ] satisfies LetterPart[])
      : []),
    ...(page ? [{ kind: 'text', text: fill(mailWords.sentFrom[locale], { page: siteUrl + page }) } as const] : []),
    {
      kind: 'way',
      text: mailWords.open[locale],
      href: `${siteUrl}/admin/collections/formSubmissions/${id}`,
    },
  ]
  return {
    key: `${mailPrefix(id)}to:${at}`,
    to,
    replyTo: email || undefined,
    subject: title,
    ...emailTemplate(locale, title, parts),
  }
}

/** One line without addresses: the letter goes to whom a stranger named, and must not carry a stranger's message. */
export const placeholderText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(' ')
    .filter((word) => !/[/@]|\p{L}\.\p{L}/u.test(word))
    .join(' ')
    .slice(0, MAX_PLACEHOLDER)

export function toSender(submission: FormSubmission, { confirmation }: Pick<Form, 'confirmation'>): Email | undefined {
  const { id, email } = submission
  if (!confirmation?.isSent || !email) return undefined
  const locale = localeOf(submission)
  const answers = readAnswers(submission.answers)
  const values = Object.fromEntries(answers.map(({ name, text }) => [name, placeholderText(text)]))
  const own = (text: string | null | undefined, fallback: string) => fillAnswers(text || fallback, values)
  const title = own(confirmation.subject, mailWords.confirmed[locale])
  const text = own(confirmation.text, mailWords.received[locale])
  return {
    key: `${mailPrefix(id)}confirmation`,
    to: email,
    subject: title,
    ...emailTemplate(
      locale,
      title,
      text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text', text: paragraph })),
    ),
  }
}

/** As `fill`, for names that may have a hyphen. */
const fillAnswers = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{([\w-]+)\}/g, (whole, name: string) => values[name] ?? whole)
