/** Whom staff mean: an address and a number as people write them. */
import type { Person } from '../../site/personalData'
import { keptNumber } from '../../site/phone/number'

export interface Typed {
  email?: unknown
  mobile?: unknown
}
export type PersonFault = 'nobody' | 'email' | 'mobile'

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.trim() : '')

export function readPerson(typed: Typed): Person | { fault: PersonFault } {
  const email = textOf(typed.email).normalize('NFKC').toLowerCase()
  if (email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return { fault: 'email' }
  const mobile = keptNumber(textOf(typed.mobile))
  if (mobile === undefined) return { fault: 'mobile' }
  if (!email && !mobile) return { fault: 'nobody' }
  return { ...(email ? { email } : {}), ...(mobile ? { mobile } : {}) }
}
