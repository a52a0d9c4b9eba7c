/** Unsubscribes through the form: without a code, since leaving must be easy. */
import { leave } from '../leave/leave'
import { readMobile } from '../mobile'
import { type CallContext, type CallOutcome, refused } from './outcome'

export async function unsubscribeCall({
  runtime,
  settings,
  call,
  circumstances,
  home,
  now,
}: CallContext): Promise<CallOutcome> {
  if (settings.groupsRequired && call.groups.length === 0) return refused('newsletterGroupMissing', 'group_id')
  if (!call.name || !call.mobile) return refused('newsletterRequired', call.name ? 'mobile' : 'name')
  const number = readMobile(call.mobile, { home })
  if ('error' in number) return refused('newsletterUnknown', 'mobile')
  const groups = call.groups.length > 0 ? call.groups : 'all'
  const ended = await leave(runtime.payload, number.mobile, groups, circumstances, now)
  return ended > 0 ? { done: true, text: 'newsletterUnsubscribed' } : refused('newsletterUnknown', 'mobile')
}
