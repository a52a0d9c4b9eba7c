/** Parses the person that staff typed: an e-mail address and a number. */

import { keptNumber } from '../../lib/phoneNumber'
import type { Person } from '../../web/personalData'

export interface Typed {
  email?: unknown
  mobile?: unknown
}
export type PersonError = 'missing' | 'email' | 'mobile'

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.trim() : '')

export function readPerson(typed: Typed): Person | { error: PersonError } {
  const email = textOf(typed.email).normalize('NFKC').toLowerCase()
  if (email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return { error: 'email' }
  const mobile = keptNumber(textOf(typed.mobile))
  if (mobile === undefined) return { error: 'mobile' }
  if (!email && !mobile) return { error: 'missing' }
  return { ...(email ? { email } : {}), ...(mobile ? { mobile } : {}) }
}
