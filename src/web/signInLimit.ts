/**
 * How often somebody may try to sign in, to an account of a member or of staff. Nothing is locked: tries come back with
 * time, and whoever signs in rightly uses none up.
 */
import { networkOf } from '../platform/network'
import { createRateLimit } from '../platform/rateLimit'

const MINUTE = 60 * 1000

/** Tries to sign in from one address: a family or an office behind one. */
const fromAddress = { tries: 20, perMilliseconds: 15 * MINUTE }
/**
 * Tries to sign in to one account from anywhere. More than one address has, so that nobody alone can use them up; and
 * one comes back every 20 seconds. Where somebody has signed in to the account before they do not count: guessing from
 * many addresses does not keep its owner out at home.
 */
const toAccount = { tries: 30, perMilliseconds: 10 * MINUTE }

/** Of an account's name, what is told apart. */
const MAX_NAME = 254
/** Pairs of account and address remembered at most. */
const MAX_KNOWN = 20_000

export interface SignInLimit {
  /** Takes one try; false when there is none left. */
  take(address: string, account: string, now: number): boolean
  /** Somebody signed in to the account from this address: the try that was taken for it is given back. */
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
      const account = name.slice(0, MAX_NAME)
      // First: an address that has none left takes none from the account either.
      if (!addresses.take(network, now)) return false
      return known.has(pair(network, account)) || accounts.take(account, now)
    },
    succeeded(address, name) {
      const network = networkOf(address)
      const account = name.slice(0, MAX_NAME)
      addresses.giveBack(network)
      if (!known.has(pair(network, account))) accounts.giveBack(account)
      known.add(pair(network, account))
      if (known.size > MAX_KNOWN) for (const oldest of known) if (known.delete(oldest)) break
    },
  }
}
