/** How often one may register and try to sign in. */
import { networkOf } from '../../platform/network'
import { createRateLimit } from '../../platform/rateLimit'
import { createSignInLimit, type SignInLimit } from '../../web/signInLimit'

const MINUTE = 60 * 1000

/** Registrations from one address that reach the database, which then says what is taken. */
const registrations = { tries: 8, perMilliseconds: 30 * MINUTE }
export function createRegistrationLimit() {
  const limit = createRateLimit(registrations)
  return { take: (address: string, now: number) => limit.take(networkOf(address), now) }
}

/** Everything else that is sent from one address: links that are opened, forms, buttons. */
const steps = { tries: 60, perMilliseconds: 15 * MINUTE }
/** Letters that one address asks for, to whomever. One account gets one in ten minutes besides (mail/letters.ts). */
const letters = { tries: 8, perMilliseconds: 30 * MINUTE }
/** Addresses that one member asks to change to: each gets a letter. */
const newEmails = { tries: 5, perMilliseconds: 60 * MINUTE }
/** Codes by SMS, which cost money: for one member, to one number, and from one address. */
const codes = { tries: 3, perMilliseconds: 60 * MINUTE }
const codesFromAddress = { tries: 6, perMilliseconds: 60 * MINUTE }
/** Files with all data, for one member. */
const files = { tries: 10, perMilliseconds: 60 * MINUTE }

export interface AccountLimits {
  signIn: SignInLimit
  step(address: string, now: number): boolean
  letter(address: string, now: number): boolean
  newEmail(member: number, now: number): boolean
  code(about: { member: number; mobile: string; address: string }, now: number): boolean
  file(member: number, now: number): boolean
}

export function createAccountLimits(): AccountLimits {
  const [stepLimit, letterLimit] = [createRateLimit(steps), createRateLimit(letters)]
  const [newEmailLimit, fileLimit] = [createRateLimit(newEmails), createRateLimit(files)]
  const [codeLimit, codeAddressLimit] = [createRateLimit(codes), createRateLimit(codesFromAddress)]
  return {
    signIn: createSignInLimit(),
    step: (address, now) => stepLimit.take(networkOf(address), now),
    letter: (address, now) => letterLimit.take(networkOf(address), now),
    newEmail: (member, now) => newEmailLimit.take(String(member), now),
    code: ({ member, mobile, address }, now) =>
      // In this order: who has none left takes none from the number either.
      codeLimit.take(`member ${member}`, now) &&
      codeAddressLimit.take(networkOf(address), now) &&
      codeLimit.take(`number ${mobile}`, now),
    file: (member, now) => fileLimit.take(String(member), now),
  }
}
