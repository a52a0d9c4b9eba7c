/** Names and addresses of the newsletter's calls, which clients know and may not change (wire contracts §1). */

export const DEFAULT_ENDPOINT = '/wp-json/wpsms/v1/newsletter'
export const UNSUBSCRIBE = '/unsubscribe'
export const VERIFY = '/verify'
