/** Leaving through the form: no code, since it is never made hard to leave. */
import type { BasePayload } from 'payload'
import { withdrawWaiting } from '../../sms'
import { subscriptionsOf } from '../audience'
import type { Circumstances } from '../evidence/note'
import { readMobile } from '../mobile'
import { endSubscriptions } from '../subscribe'
import { type CallContext, type Outcome, refused } from './outcome'

/** Ends subscriptions, and takes back what waits for a number that has none left. How many ended. */
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

export async function unsubscribeCall({
  runtime,
  settings,
  call,
  circumstances,
  home,
  now,
}: CallContext): Promise<Outcome> {
  if (settings.groupsRequired && call.groups.length === 0) return refused('newsletterGroupMissing', 'group_id')
  if (!call.name || !call.mobile) return refused('newsletterRequired', call.name ? 'mobile' : 'name')
  const number = readMobile(call.mobile, { home })
  if ('fault' in number) return refused('newsletterUnknown', 'mobile')
  const groups = call.groups.length > 0 ? call.groups : 'all'
  const ended = await leave(runtime.payload, number.mobile, groups, circumstances, now)
  return ended > 0 ? { done: true, text: 'newsletterUnsubscribed' } : refused('newsletterUnknown', 'mobile')
}
