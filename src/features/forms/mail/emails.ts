/** E-mails about a submission: to its receivers, and the confirmation to its sender. */

import type { Form, FormSubmission } from '../../../cms/types'
import { isLocale, type Locale } from '../../../lib/locales'
import { translate } from '../../../lib/translate'
import type { Recipient } from '../../../web/recipients'
import type { Email, EmailPart } from '../../outbox'
import { type Answer, type AnswerFile, readAnswers, readConsents } from '../answers/answers'
import { holds, type Typed } from '../conditions'
import { FILE_LINK_DAYS } from '../fileLinks'
import { RECIPIENT_PLACEHOLDER } from '../formField'
import { mailWords } from './texts'

/** Characters of an answer in a confirmation: room for a name, not for a message to a stranger. */
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

/** All receivers, without regard to their conditions. */
export const everyReceiver = ({ receivers }: Pick<Form, 'receivers'>): string[] => [
  ...new Set((receivers ?? []).map(({ email }) => email.trim().toLowerCase())),
]

/** What was answered and agreed to, and on which page. */
function partsOf({ answers, consents, page }: FormSubmission, locale: Locale, siteUrl: string): EmailPart[] {
  const agreed = readConsents(consents)
  return [
    { kind: 'facts', facts: readAnswers(answers).map(({ label, text }) => [label, text || '–'] as const) },
    ...(agreed.length > 0
      ? ([
          { kind: 'heading', text: translate(mailWords.consents, locale) },
          {
            kind: 'facts',
            facts: agreed.map(
              ({ text, accepted }) => [text, translate(mailWords[accepted ? 'yes' : 'no'], locale)] as const,
            ),
          },
        ] satisfies EmailPart[])
      : []),
    ...(page ? [{ kind: 'text', text: translate(mailWords.sentFrom, locale, { page: siteUrl + page }) } as const] : []),
  ]
}

function formEmail(submission: FormSubmission, to: string, key: string, parts: readonly EmailPart[]): Email {
  const locale = localeOf(submission)
  const { id, formName, sender, email } = submission
  const title = translate(mailWords.subject, locale, { form: formName, sender })
  return {
    key: mailPrefix(id) + key,
    to,
    replyTo: email || undefined,
    subject: title,
    locale,
    parts,
  }
}

interface ReceiverMail {
  to: string
  at: number
  siteUrl: string
  /** Who got it besides, of a form with a recipient; empty: none was found. */
  recipient?: string
}

export function toReceiver(submission: FormSubmission, { to, at, siteUrl, recipient }: ReceiverMail): Email {
  const locale = localeOf(submission)
  const notice = recipient ? translate(mailWords.copy, locale, { recipient }) : translate(mailWords.nobodyElse, locale)
  return formEmail(submission, to, `to:${at}`, [
    ...(recipient === undefined ? [] : [{ kind: 'text', text: notice } as const]),
    ...partsOf(submission, locale, siteUrl),
    {
      kind: 'button',
      text: translate(mailWords.open, locale),
      href: `${siteUrl}/admin/collections/formSubmissions/${submission.id}`,
    },
  ])
}

interface ToRecipient {
  recipient: Recipient
  siteUrl: string
  /** Path of a file's link. */
  linkTo: (file: AnswerFile) => string
}

/** Without a link to the admin, where a dealer may not read answers. */
export function toRecipient(submission: FormSubmission, { recipient, siteUrl, linkTo }: ToRecipient): Email {
  const { name, email } = recipient
  const locale = localeOf(submission)
  const files = readAnswers(submission.answers).flatMap((answer) => answer.files ?? [])
  return formEmail(submission, email, 'recipient', [
    { kind: 'text', text: translate(mailWords.yours, locale, { recipient: name }) },
    ...partsOf(submission, locale, siteUrl),
    ...files.map((file) => ({ kind: 'link', text: file.name, href: siteUrl + linkTo(file) }) as const),
    ...(files.length > 0
      ? [{ kind: 'text', text: translate(mailWords.files, locale, { days: FILE_LINK_DAYS }) } as const]
      : []),
  ])
}

/** One line without addresses: the e-mail goes to whom a stranger named, and must not carry a stranger's message. */
export const placeholderText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(' ')
    .filter((word) => !/[/@]|\p{L}\.\p{L}/u.test(word))
    .join(' ')
    .slice(0, MAX_PLACEHOLDER)

export function toSender(
  submission: FormSubmission,
  { confirmation }: Pick<Form, 'confirmation'>,
  recipient?: Recipient,
): Email | undefined {
  const { id, email } = submission
  if (!confirmation?.isSent || !email) return undefined
  const locale = localeOf(submission)
  const answers = readAnswers(submission.answers)
  const values = {
    ...Object.fromEntries(answers.map(({ name, text }) => [name, placeholderText(text)])),
    [RECIPIENT_PLACEHOLDER]: recipient?.name ?? translate(mailWords.us, locale),
  }
  const own = (text: string | null | undefined, fallback: string) => fillAnswers(text || fallback, values)
  const title = own(confirmation.subject, translate(mailWords.confirmed, locale))
  const text = own(confirmation.text, translate(mailWords.received, locale))
  return {
    key: `${mailPrefix(id)}confirmation`,
    to: email,
    subject: title,
    locale,
    parts: text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text', text: paragraph })),
  }
}

/** As `fill`, for names that may have a hyphen. */
const fillAnswers = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{([\w-]+)\}/g, (whole, name: string) => values[name] ?? whole)
