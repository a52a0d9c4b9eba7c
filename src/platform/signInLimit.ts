/**
 * Limits attempts to sign in, to an account of a member or of staff. Nothing is locked: attempts become available again
 * with time, and a successful sign-in uses none.
 */
import { networkOf } from './network'
import type { Rate, RateLimit } from './rateLimit'

const MINUTE = 60 * 1000

/** Attempts from one address, which a family or an office may share. */
const fromAddress = { tries: 20, perMilliseconds: 15 * MINUTE }
/**
 * Attempts at one account from any address. More than one address has, so that no single address can use them up; one
 * becomes available again every 20 seconds. Attempts from an address that has signed in to the account before do not
 * count: guessing from many addresses does not lock the owner out at home.
 */
const toAccount = { tries: 30, perMilliseconds: 10 * MINUTE }

/** Characters of an account's name that are compared. */
const MAX_NAME = 254
/** Maximum number of pairs of account and address kept. */
const MAX_KNOWN = 20_000

export interface SignInLimit {
  /** Takes one attempt; false when none is left. */
  take(address: string, account: string, now: number): boolean
  /** A sign-in to the account from this address succeeded: its attempt is returned. */
  succeeded(address: string, account: string): void
}

/** `create` makes a limit of each rate, by a name. */
export function createSignInLimit(create: (name: string, rate: Rate) => RateLimit): SignInLimit {
  const addresses = create('address', fromAddress)
  const accounts = create('account', toAccount)
  const known = new Set<string>()
  const pair = (network: string, account: string) => `${network} ${account}`
  return {
    take(address, name, now) {
      const network = networkOf(address)
      const account = name.slice(0, MAX_NAME)
      // Checked first: an address without attempts left takes none from the account either.
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
