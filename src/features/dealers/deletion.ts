/** Removes references to a deleted dealer: features that store such references register a listener. */
import type { BasePayload, CollectionBeforeDeleteHook } from 'payload'
import { service } from '../../platform/services'

type Listener = (dealer: { id: number; name: string }) => Promise<void>

/** Called before each dealer is deleted; the deletion may still be refused afterwards. */
export const dealerDeletion = service<BasePayload, Listener>(() => async () => {})

export const notifyOfDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const dealer = await req.payload.findByID({
    collection: 'dealers',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    req,
  })
  if (dealer) await dealerDeletion.of(req.payload)({ id: dealer.id, name: dealer.name })
}
