/** Important changes require the present password again: a browser may be left open. */

import { isPassword } from '../../../platform/passwords/hash'
import { MAX_PASSWORD } from '../contract'
import type { MemberVisit, ScreenOutcome } from './screen'

/** Error of the password; undefined if it is right. */
export async function passwordError({
  values,
  member,
  limits,
  address,
  now,
}: MemberVisit): Promise<ScreenOutcome | undefined> {
  const { pass = '' } = values
  if (pass.trim() === '') return { errors: { pass: 'accountPasswordMissing' } }
  const account = String(member.username)
  if (!limits.signIn.take(address, account, now)) return { status: 429, message: 'accountTooMany' }
  if (pass.length > MAX_PASSWORD || !(await isPassword(pass, member)))
    return { errors: { pass: 'accountPasswordWrong' } }
  limits.signIn.succeeded(address, account)
  return undefined
}
