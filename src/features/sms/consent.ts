/** Who may be written to is asked again just before sending: the feature that keeps the consents answers. */
import type { BasePayload } from 'payload'
import { service } from '../../platform/services'

/** Of these subscribers, those who may still be written to. */
export type MayReceive = (subscribers: readonly number[]) => Promise<ReadonlySet<number>>

/** Where no feature keeps consents, all of them. */
export const receiverCheck = service<BasePayload, MayReceive>(() => async (subscribers) => new Set(subscribers))
