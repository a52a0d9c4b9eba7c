/** Who may be written to is asked again just before sending: by whoever knows, where anybody does. */
import type { BasePayload } from 'payload'

/** Of these subscribers, those who may still be written to. */
export type MayReceive = (subscribers: readonly number[]) => Promise<ReadonlySet<number>>

const askers = new WeakMap<BasePayload, MayReceive>()

export function askBeforeSending(payload: BasePayload, ask: MayReceive): void {
  askers.set(payload, ask)
}

/** Undefined where nobody is to be asked. */
export const mayReceiveOf = (payload: BasePayload): MayReceive | undefined => askers.get(payload)
