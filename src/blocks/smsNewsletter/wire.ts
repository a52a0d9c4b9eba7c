/** Names and addresses of the newsletter's calls, which clients know and may not change (docs/calls.md#newsletter). */

export const DEFAULT_ENDPOINT = '/wp-json/wpsms/v1/newsletter'
export const UNSUBSCRIBE = '/unsubscribe'
export const VERIFY = '/verify'

/** Sent by the site's own pages beside the call, whose body is fixed: the version of the consent text shown there. */
export const WORDING_HEADER = 'x-consent-wording'

/** Fields of the native form beside the contract's. */
export const FORM = 'form'
export const CONSENT = 'consent'
export const WORDING = 'wording'
export const AGREED = '1'

/** What of the site's forms a form that came back belongs to; followed by its id on the page. */
export const FORM_PREFIX = 'newsletter:'
/** In the values of a form that came back: step two is shown. */
export const STEP = 'step'
export const STEP_CODE = 'code'

/** Ends of the ids of what is shown where a native form leads back to. */
export const SUBSCRIBED_MARK = 'pameldt'
export const UNSUBSCRIBED_MARK = 'avmeldt'
