/** Deletes what belongs to a submission: its files, and its e-mails in the outbox. */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { textIn } from '../../cms/rows'
import { listOf, runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import { deleteEmails } from '../outbox'
import { mailPrefix } from './mail/emails'
import { FORM_FILES, FORM_SUBMISSIONS } from './slugs'
import { filesOf } from './storeSubmission'
import { formFiles, formSubmissions } from './tables'

/** Files are deleted first: they are found only by the submission's key. An interrupted deletion can be repeated. */
export const deleteOwned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const stored = await payload.findByID({ collection: FORM_SUBMISSIONS, id, depth: 0, disableErrors: true, req })
  if (!stored) return
  for (const file of await filesOf(payload, stored.key))
    await payload.delete({ collection: FORM_FILES, id: file.id, req })
  await deleteEmails(payload, { keyPrefix: mailPrefix(Number(id)) })
}

/** Deletes e-mails that a worker enqueued meanwhile because it had read the submission before. */
export const deleteLateMail: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteEmails(req.payload, { keyPrefix: mailPrefix(Number(id)) })
}

/**
 * Deletes submissions with all that belongs to them, past the hooks: there may be thousands, and no page shows one. An
 * interrupted deletion can be repeated.
 */
export async function removeSubmissions(payload: BasePayload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const ofThese = sql`${formSubmissions.id} in (${listOf(ids)})`
  const rows = await runStatement(
    payload,
    select({ key: formSubmissions.key }, sql`from ${formSubmissions} where ${ofThese}`),
  )
  const keys = rows.map(({ key }) => textIn(key))
  const files = await runStatement(
    payload,
    select({ id: formFiles.id }, sql`from ${formFiles} where ${formFiles.key} in (${listOf(keys)})`),
  )
  for (const { id } of files) await payload.delete({ collection: FORM_FILES, id: Number(id) })
  for (const id of ids) await deleteEmails(payload, { keyPrefix: mailPrefix(id) })
  await runStatement(payload, sql`delete from ${formSubmissions} where ${ofThese}`)
  // E-mails that a worker enqueued meanwhile.
  for (const id of ids) await deleteEmails(payload, { keyPrefix: mailPrefix(id) })
}
