/**
 * Names and addresses of the newsletter's calls; clients rely on them (docs/calls.md#newsletter): never change them.
 */

export const DEFAULT_ENDPOINT = '/wp-json/wpsms/v1/newsletter'
export const UNSUBSCRIBE = '/unsubscribe'
export const VERIFY = '/verify'

/** Header of the site's own pages, since the body is fixed: the version of the consent text shown there. */
export const WORDING_HEADER = 'x-consent-wording'

/** Fields of the native form besides the contract's. */
export const FORM = 'form'
export const CONSENT = 'consent'
export const WORDING = 'wording'
export const AGREED = '1'

/** Prefix that marks a returned form as the newsletter's; followed by its id on the page. */
export const FORM_PREFIX = 'newsletter:'
/** In the values of a returned form: step two is shown. */
export const STEP = 'step'
export const STEP_CODE = 'code'

/** Suffixes of the ids of the messages that a native form leads back to. */
export const SUBSCRIBED_MARK = 'pameldt'
export const UNSUBSCRIBED_MARK = 'avmeldt'
