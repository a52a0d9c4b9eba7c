/** Consent is checked again just before sending, by the feature that stores the consents. */
import type { BasePayload } from 'payload'
import { service } from '../../platform/services'

/** Filters subscribers to those who may still get messages. */
export type MayReceive = (subscribers: readonly number[]) => Promise<ReadonlySet<number>>

/** Without a feature that stores consents, all of them. */
export const receiverCheck = service<BasePayload, MayReceive>(() => async (subscribers) => new Set(subscribers))
