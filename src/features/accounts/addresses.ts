/** Addresses of members, without a language's prefix. */

/** A member's own page; for guests, the forms to sign in and to register. */
export const ACCOUNT_PATH = '/konto'

export const SIGN_IN_ADDRESS = '/konto/logg-inn'
export const SIGN_OUT_ADDRESS = '/konto/logg-ut'
/** Called by the forms' script: what a passkey is asked, and its answer. */
export const PASSKEY_OPTIONS_ADDRESS = '/konto/logg-inn/passnokkel/valg'
export const PASSKEY_SIGN_IN_ADDRESS = '/konto/logg-inn/passnokkel'

/** The texts of the menu's forms, which their script fetches. */
export const FORM_TEXTS_PATH = '/konto/skjematekster'

/** The page reports a successful registration there, for browsers without script. */
export const REGISTERED_MARK = 'registrert'

/** Request a link for a new password, and choose the password. */
export const FORGOT_PATH = '/konto/glemt'
export const RESET_PATH = '/konto/nytt-passord'
/** Asks for an e-mail address, and is the target of the link that is sent there: the account is made from it. */
export const JOIN_PATH = '/konto/ny'
/** Orders of the member who is signed in, as JSON for the menu's panel. */
export const OVERVIEW_PATH = '/konto/oversikt'
/** Target of links that confirm an e-mail address. */
export const CONFIRM_PATH = '/konto/bekreft'
/** Query parameter with the code of a link. */
export const CODE = 'kode'
/** Query parameter that names the completed action. */
export const DONE = 'gjort'

export const PROFILE_PATH = '/konto/opplysninger'
export const EMAIL_PATH = '/konto/e-post'
export const PASSWORD_PATH = '/konto/passord'
export const PASSKEYS_PATH = '/konto/passnokler'
/** Called by the script of that page: what the browser is asked for a new one. */
export const NEW_PASSKEY_PATH = '/konto/passnokler/ny'
export const MOBILE_PATH = '/konto/mobil'
export const DELETE_PATH = '/konto/slett'
export const DATA_PATH = '/konto/data'
/** Receives the buttons of the member's page. */
export const STEP_PATH = '/konto/gjor'
/** Administrators' actions on a member; followed by `:id` and the action. */
export const MEMBER_ACTIONS_PATH = '/konto/medlem'
