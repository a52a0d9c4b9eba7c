/** Deletes requests permanently: by an administrator, after the retention time, or on erasure of a person. */
import type { BasePayload, PayloadRequest } from 'payload'
import { deleteEmails } from '../outbox'
import { findAttachments } from './attachments'

export async function deleteRequestEmails(payload: BasePayload, request: number): Promise<void> {
  await deleteEmails(payload, { keyPrefix: `order:${request}:` })
}

/** Files are deleted first: they are found only by the request's key. An interrupted deletion can be repeated. */
export async function deleteOwnedByRequest(req: PayloadRequest, request: number): Promise<void> {
  const { payload } = req
  const stored = await payload.findByID({
    collection: 'orderRequests',
    id: request,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!stored) return
  for (const { id } of await findAttachments(payload, stored.key))
    await payload.delete({ collection: 'orderFiles', id, req })
  // In the request's own transaction, which locks the row that the events refer to.
  await payload.db.deleteMany({ collection: 'orderEvents', where: { request: { equals: request } }, req })
  await deleteRequestEmails(payload, request)
}

/** Deletes requests one by one, each completely; missing ones are skipped. */
export async function removeRequests(payload: BasePayload, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { errors } = await payload.delete({ collection: 'orderRequests', where: { id: { equals: id } } })
    if (errors.length > 0) throw new Error('an order request could not be removed')
  }
}
