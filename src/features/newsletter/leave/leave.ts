import type { BasePayload } from 'payload'
import { withdrawWaiting } from '../../sms'
import { subscriptionsOf } from '../audience'
import type { Circumstances } from '../evidence/record'
import { endSubscriptions } from '../subscribe'

/** Ends subscriptions, and cancels waiting messages if the number has none left. Returns the number ended. */
export async function leave(
  payload: BasePayload,
  mobile: string,
  groups: readonly number[] | 'all',
  circumstances: Circumstances,
  now: number,
): Promise<number> {
  const ended = await endSubscriptions(payload, mobile, groups, circumstances, now)
  if (ended > 0 && (await subscriptionsOf(payload, mobile)).length === 0) await withdrawWaiting(payload, mobile)
  return ended
}
