/** Verifies the code from the SMS. It confirms what was stored with it; the call's other fields are ignored. */
import { isCode } from '../activation/code'
import { dropPending, takeTry } from '../activation/pending'
import { readMobile, tidied } from '../mobile'
import { beginSubscriptions, NO_GROUP } from '../subscribe'
import { type CallContext, type CallOutcome, refused, tooMany } from './outcome'

export async function verifyCall({ runtime, settings, groups, call, home, now }: CallContext): Promise<CallOutcome> {
  const { payload, secret } = runtime
  if (!call.name || !call.mobile || !call.activation) return refused('newsletterCodeMissing', 'activation')
  const number = readMobile(call.mobile, { home })
  if ('error' in number) return refused('newsletterNotFound', 'mobile')
  const { mobile } = number
  const tried = await takeTry(payload, mobile, settings.codeTries, now)
  if (tried.state !== 'open') return untried(tried.state)
  if (!isCode(tidied(call.activation), mobile, tried.codeHash, secret))
    return refused('newsletterCodeWrong', 'activation')
  const { person, groups: requestedGroups, circumstances } = tried.request
  // A group that was removed meanwhile is left out.
  const left = requestedGroups.filter((id) => id === NO_GROUP || groups.some((group) => group.id === id))
  if (left.length > 0) await beginSubscriptions(payload, person, left, { ...circumstances, kind: 'confirmed' }, now)
  await dropPending(payload, mobile, tried.codeHash)
  return { done: true, text: 'newsletterSubscribed' }
}

function untried(state: 'unknown' | 'expired' | 'usedUp'): CallOutcome {
  if (state === 'unknown') return refused('newsletterNotFound', 'mobile')
  return state === 'expired' ? refused('newsletterCodeExpired', 'activation') : tooMany('newsletterCodeUsedUp')
}
