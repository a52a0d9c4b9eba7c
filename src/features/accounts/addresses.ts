/** Addresses of members, without a language's prefix. */

/** A member's own page; for guests, signing in and registering. */
export const ACCOUNT_PATH = '/konto'
export const SIGN_IN_ADDRESS = '/konto/logg-inn'
export const SIGN_OUT_ADDRESS = '/konto/logg-ut'

/** Where the page says that a registration succeeded, for browsers without script. */
export const REGISTERED_MARK = 'registrert'
