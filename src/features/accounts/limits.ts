/** How often one may register and try to sign in. */
import { networkOf } from '../../site/network'
import { createRateLimit } from '../../site/rateLimit'
import { MAX_EMAIL } from './contract'

const MINUTE = 60 * 1000

/** Registrations from one address that reach the database, which then says what is taken. */
const registrations = { tries: 8, perMilliseconds: 30 * MINUTE }
/** Tries to sign in from one address: a family or an office behind one. */
const fromAddress = { tries: 20, perMilliseconds: 15 * MINUTE }
/**
 * Tries to sign in to one account from anywhere. More than one address has, so that nobody alone can use them up; and
 * one comes back every 20 seconds. Where somebody has signed in to the account before they do not count: guessing from
 * many addresses does not keep its owner out at home.
 */
const toAccount = { tries: 30, perMilliseconds: 10 * MINUTE }

/** Pairs of account and address remembered at most. */
const MAX_KNOWN = 20_000

export function createRegistrationLimit() {
  const limit = createRateLimit(registrations)
  return { take: (address: string, now: number) => limit.take(networkOf(address), now) }
}

export interface SignInLimit {
  /** Takes one try; false when there is none left. */
  take(address: string, account: string, now: number): boolean
  /** Somebody signed in to the account from this address. */
  succeeded(address: string, account: string): void
}

export function createSignInLimit(): SignInLimit {
  const addresses = createRateLimit(fromAddress)
  const accounts = createRateLimit(toAccount)
  const known = new Set<string>()
  const pair = (network: string, account: string) => `${network} ${account}`
  return {
    take(address, name, now) {
      const network = networkOf(address)
      const account = name.slice(0, MAX_EMAIL)
      // First: an address that has none left takes none from the account either.
      if (!addresses.take(network, now)) return false
      return known.has(pair(network, account)) || accounts.take(account, now)
    },
    succeeded(address, account) {
      known.add(pair(networkOf(address), account))
      if (known.size > MAX_KNOWN) for (const oldest of known) if (known.delete(oldest)) break
    },
  }
}
