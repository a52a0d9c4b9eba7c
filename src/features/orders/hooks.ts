/** Staff move a request by changing its dealer field; the receiver is notified as for a new request. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { deleteOwnedByRequest, deleteRequestEmails } from './deleteRelated'

const idOf = (dealer: unknown): number | null => {
  if (typeof dealer === 'object' && dealer !== null) return Number((dealer as { id: unknown }).id)
  return dealer === null || dealer === undefined ? null : Number(dealer)
}

const wasMoved = (doc: { dealer?: unknown }, before: { dealer?: unknown }) => idOf(doc.dealer) !== idOf(before.dealer)

/** The move is recorded in the row itself: the worker finds it and notifies the new receiver. */
export const recordMove: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !('dealer' in data) || !wasMoved(data, originalDoc)) return data
  return {
    ...data,
    state: originalDoc.state === 'done' ? 'done' : 'received',
    routing: 'staff',
    sentAt: new Date().toISOString(),
    formerDealer: null,
    notifiedAt: null,
    remindedAt: null,
    escalatedAt: null,
  }
}

export const notifyOfMove: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !wasMoved(doc, previousDoc)) return doc
  const by = req.user && 'name' in req.user ? req.user.name : ''
  await req.payload.create({ collection: 'orderEvents', depth: 0, req, data: { request: doc.id, kind: 'moved', by } })
  return doc
}

/** Deletes a request's files, events and e-mails with it. */
export const deleteRelated: CollectionBeforeDeleteHook = ({ id, req }) => deleteOwnedByRequest(req, Number(id))

/** Deletes e-mails that a worker enqueued meanwhile because it had read the request before. */
export const deleteLateMail: CollectionAfterDeleteHook = ({ id, req }) => deleteRequestEmails(req.payload, Number(id))
