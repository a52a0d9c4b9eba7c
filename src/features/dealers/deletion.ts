/** What refers to a dealer loses the reference when the dealer is deleted: the feature that stores it is asked first. */
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
