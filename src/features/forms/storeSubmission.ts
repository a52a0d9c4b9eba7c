/**
 * Stores what was sent: its files first, then one row with everything else. An acknowledged submission is always stored;
 * `notify.ts` notifies the receivers, starting from the stored row.
 */
import type { BasePayload } from 'payload'
import type { Form } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { createKeyedMutex } from '../../platform/keyedMutex'
import { signatureText } from '../../platform/signing'
import type { Attachment } from '../../web/forms/attachments'
import { type AnswerFile, answersOf } from './answers/answers'
import type { Typed } from './conditions'
import { type FormField, formInputs } from './formField'
import type { PostedForm } from './readSubmission'
import { FORM_FILES, FORM_SUBMISSIONS } from './slugs'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

export interface NewSubmission {
  form: Form
  fields: readonly FormField[]
  key: string
  values: Typed
  attachments: Readonly<Record<string, readonly Attachment[]>>
  locale: Locale
  page: string
}

/** A key that a browser made: 16 random bytes. */
const isKey = (text: string | undefined): text is string => text !== undefined && /^[\w-]{22}$/.test(text)

/**
 * The key of a submission: what was sent, together with the key that the browser made for the form. Pages are kept and
 * the same for all, so a form without script has no key of its own: what is sent twice from one network within the hour
 * is then the same submission. What was changed in between is always another, so that no answer is lost.
 */
export function submissionKey(
  { secret }: Pick<BasePayload, 'secret'>,
  { form, posted: { values, files }, network }: { form: number; posted: PostedForm; network: string },
  now: number,
): string {
  const given = values[formInputs.key]
  const sender = isKey(given) ? [given] : [network, Math.floor(now / HOUR)]
  const names = Object.entries(files).map(([field, own]) => [field, ...own.map(({ name, size }) => [name, size])])
  return signatureText(secret, 'form-submission', form, JSON.stringify([sender, values, names]))
}

export async function isStored(payload: BasePayload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: FORM_SUBMISSIONS, where: { key: { equals: key } } })
  return totalDocs > 0
}

export async function filesOf(payload: BasePayload, key: string) {
  const { docs } = await payload.find({
    collection: FORM_FILES,
    where: { key: { equals: key } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** Skips files that are stored already, so that a form sent twice does not duplicate them. */
async function storeFiles(payload: BasePayload, { key, attachments }: NewSubmission) {
  const stored = await filesOf(payload, key)
  const all: Record<string, AnswerFile[]> = {}
  let count = 0
  for (const [field, own] of Object.entries(attachments)) {
    for (const { name, mimeType, ending, data } of own) {
      // The key is secret and unique to the submission.
      const base = `${key}-file${++count}`
      const file =
        stored.find(({ filename }) => filename?.startsWith(`${base}.`) || filename?.startsWith(`${base}-`)) ??
        (await payload.create({
          collection: FORM_FILES,
          data: { key, field, name },
          file: { data, mimetype: mimeType, name: `${base}.${ending}`, size: data.length },
        }))
      all[field] = [...(all[field] ?? []), { id: file.id, name, filename: file.filename ?? '' }]
    }
  }
  return all
}

/** Two posts at once would both store their files. */
const exclusively = createKeyedMutex()

async function store(payload: BasePayload, submission: NewSubmission, now: number): Promise<void> {
  const { form, fields, key, values, locale, page } = submission
  if (await isStored(payload, key)) return
  const files = await storeFiles(payload, submission)
  const data = {
    ...answersOf(fields, values, files),
    form: form.id,
    formName: form.name,
    key,
    locale,
    page,
    state: 'new' as const,
    ...(form.retentionDays ? { expiresAt: new Date(now + form.retentionDays * DAY).toISOString() } : {}),
  }
  try {
    await payload.create({ collection: FORM_SUBMISSIONS, depth: 0, data })
  } catch (error) {
    // Another process stored this key first.
    if (!(await isStored(payload, key))) throw error
  }
}

export function storeSubmission(payload: BasePayload, submission: NewSubmission, now: number): Promise<void> {
  return exclusively(submission.key, () => store(payload, submission, now))
}
