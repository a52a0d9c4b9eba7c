/** Addresses of members, without a language's prefix. */
export { ACCOUNT_PATH } from '../../site/screens'

export const SIGN_IN_ADDRESS = '/konto/logg-inn'
export const SIGN_OUT_ADDRESS = '/konto/logg-ut'

/** Where the page says that a registration succeeded, for browsers without script. */
export const REGISTERED_MARK = 'registrert'
