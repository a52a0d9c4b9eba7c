/** Rate limits of accounts: registration, sign-in and other steps. */
import type { BasePayload } from 'payload'
import { sharedLimit } from '../../cms/sharedLimit'
import { networkOf } from '../../platform/network'
import type { Rate } from '../../platform/rateLimit'
import { createSignInLimit, type SignInLimit } from '../../platform/signInLimit'

const MINUTE = 60 * 1000

/** Registrations from one address that reach the database and so reveal what is taken. */
const registrations = { tries: 8, perMilliseconds: 30 * MINUTE }
export function createRegistrationLimit(payload: BasePayload) {
  const limit = sharedLimit(payload, 'registrations', registrations)
  return { take: (address: string, now: number) => limit.take(networkOf(address), now) }
}

/** All other requests from one address: opened links, forms, buttons. */
const steps = { tries: 60, perMilliseconds: 15 * MINUTE }
/** Questions to passkeys from one address: each focus of a sign-in form asks. Nothing is stored. */
const passkeys = { tries: 60, perMilliseconds: 15 * MINUTE }
/** E-mails requested from one address, to any account. Each account gets one in ten minutes (mail/emails.ts). */
const emails = { tries: 8, perMilliseconds: 30 * MINUTE }
/** New e-mail addresses requested by one member: each gets an e-mail. */
const newEmails = { tries: 5, perMilliseconds: 60 * MINUTE }
/** Codes by SMS, which cost money: per member, per number, and per address. */
const codes = { tries: 3, perMilliseconds: 60 * MINUTE }
const codesFromAddress = { tries: 6, perMilliseconds: 60 * MINUTE }
/** Data exports per member. */
const files = { tries: 10, perMilliseconds: 60 * MINUTE }

export interface AccountLimits {
  signIn: SignInLimit
  step(address: string, now: number): boolean
  passkey(address: string, now: number): boolean
  email(address: string, now: number): boolean
  newEmail(member: number, now: number): boolean
  code(about: { member: number; mobile: string; address: string }, now: number): boolean
  file(member: number, now: number): boolean
}

export function createAccountLimits(payload: BasePayload): AccountLimits {
  const limit = (name: string, rate: Rate) => sharedLimit(payload, `account: ${name}`, rate)
  const [stepLimit, emailLimit] = [limit('steps', steps), limit('e-mails', emails)]
  const passkeyLimit = limit('passkeys', passkeys)
  const [newEmailLimit, fileLimit] = [limit('new e-mails', newEmails), limit('files', files)]
  const [codeLimit, codeAddressLimit] = [limit('codes', codes), limit('codes from an address', codesFromAddress)]
  return {
    signIn: createSignInLimit((name, rate) => limit(`sign-in: ${name}`, rate)),
    step: (address, now) => stepLimit.take(networkOf(address), now),
    passkey: (address, now) => passkeyLimit.take(networkOf(address), now),
    email: (address, now) => emailLimit.take(networkOf(address), now),
    newEmail: (member, now) => newEmailLimit.take(String(member), now),
    code: ({ member, mobile, address }, now) =>
      // In this order, so that a member without attempts left does not use up those of the number.
      codeLimit.take(`member ${member}`, now) &&
      codeAddressLimit.take(networkOf(address), now) &&
      codeLimit.take(`number ${mobile}`, now),
    file: (member, now) => fileLimit.take(String(member), now),
  }
}
