/** The worker of this process hears at once what its own requests stored. */
import type { BasePayload } from 'payload'

const wakers = new WeakMap<BasePayload, () => void>()

export function onNewOrder(payload: BasePayload, wake: () => void): void {
  wakers.set(payload, wake)
}

export function wakeOrders(payload: BasePayload): void {
  wakers.get(payload)?.()
}
