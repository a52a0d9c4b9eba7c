/** Addresses of members, without a language's prefix. */
export { ACCOUNT_PATH } from '../../web/screens'

export const SIGN_IN_ADDRESS = '/konto/logg-inn'
export const SIGN_OUT_ADDRESS = '/konto/logg-ut'

/** Where the page says that a registration succeeded, for browsers without script. */
export const REGISTERED_MARK = 'registrert'

/** Asking for a link to choose a new password, and choosing it. */
export const FORGOT_PATH = '/konto/glemt'
export const RESET_PATH = '/konto/nytt-passord'
/** Where links lead that prove an address. */
export const CONFIRM_PATH = '/konto/bekreft'
/** Query parameter that holds what a link carries. */
export const CODE = 'kode'
/** Query parameter by which a page says what was done. */
export const DONE = 'gjort'

export const PROFILE_PATH = '/konto/opplysninger'
export const EMAIL_PATH = '/konto/e-post'
export const PASSWORD_PATH = '/konto/passord'
export const MOBILE_PATH = '/konto/mobil'
export const DELETE_PATH = '/konto/slett'
export const DATA_PATH = '/konto/data'
/** Takes what the buttons of one's own page ask for. */
export const STEP_PATH = '/konto/gjor'
/** What administrators do with a member; `:id` and what. */
export const CARE_PATH = '/konto/medlem'
