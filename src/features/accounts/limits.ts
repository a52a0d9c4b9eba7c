/** How often one may register and try to sign in. */
import { createRateLimit } from '../../site/rateLimit'
import { MAX_EMAIL } from './contract'

const MINUTE = 60 * 1000

/** Registrations from one address that reach the database, which then says what is taken. */
const registrations = { tries: 8, perMilliseconds: 30 * MINUTE }
/** Tries to sign in from one address: a family or an office behind one. */
const fromAddress = { tries: 20, perMilliseconds: 15 * MINUTE }
/**
 * Tries to sign in to one account from anywhere. More than one address has, so that nobody alone can use them up; and
 * one comes back every 20 seconds, so that whoever uses them up from many addresses keeps nobody out for longer.
 */
const toAccount = { tries: 30, perMilliseconds: 10 * MINUTE }

export function createRegistrationLimit() {
  return createRateLimit(registrations)
}

export interface SignInLimit {
  /** Takes one try; false when there is none left. */
  take(address: string, account: string, now: number): boolean
}

export function createSignInLimit(): SignInLimit {
  const addresses = createRateLimit(fromAddress)
  const accounts = createRateLimit(toAccount)
  return {
    // In this order: an address that has none left takes none from the account either.
    take: (address, account, now) => addresses.take(address, now) && accounts.take(account.slice(0, MAX_EMAIL), now),
  }
}
