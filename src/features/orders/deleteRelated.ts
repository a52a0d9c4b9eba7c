/** Takes requests out for good: by an administrator, when their time is over, or when somebody is erased. */
import type { BasePayload, PayloadRequest } from 'payload'
import { forgetEmails } from '../outbox'
import { findAttachments } from './attachments'

export async function deleteRequestEmails(payload: BasePayload, request: number): Promise<void> {
  await forgetEmails(payload, { keyPrefix: `order:${request}:` })
}

/** Files first: they are found by the request's key alone. What died in between is asked for again. */
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
  // In the request's own transaction, which holds the row that the events refer to.
  await payload.db.deleteMany({ collection: 'orderEvents', where: { request: { equals: request } }, req })
  await deleteRequestEmails(payload, request)
}

/** One by one, each whole; one that is gone already is none. */
export async function removeRequests(payload: BasePayload, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { errors } = await payload.delete({ collection: 'orderRequests', where: { id: { equals: id } } })
    if (errors.length > 0) throw new Error('an order request could not be removed')
  }
}
