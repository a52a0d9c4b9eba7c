/** Removes references to a deleted dealer: features that store such references register a listener. */
import type { BasePayload, CollectionBeforeDeleteHook } from 'payload'

type Listener = (dealer: { id: number; name: string }) => Promise<void>

const listeners = new WeakMap<BasePayload, Listener>()

/** Called before each dealer is deleted; the deletion may still be refused afterwards. */
export function beforeDealerDeletion(payload: BasePayload, listener: Listener): void {
  listeners.set(payload, listener)
}

export const notifyOfDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const listener = listeners.get(req.payload)
  if (!listener) return
  const dealer = await req.payload.findByID({
    collection: 'dealers',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    req,
  })
  if (dealer) await listener({ id: dealer.id, name: dealer.name })
}
