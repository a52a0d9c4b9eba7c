/** Names of the send-SMS call, which clients know and may not change (docs/calls.md#send-sms). For browsers too. */

/** At the address that several forms share. */
export const SEND_SMS_ACTION = 'wp_sms_send_front_sms'
export const NONCE = '_nonce'

export const receivers = ['admin', 'subscribers', 'numbers'] as const
export type ReceiverKind = (typeof receivers)[number]

/** The count is shown from this many characters left (docs/behaviour.md#sending-sms-from-a-page). */
export const TELL_FROM = 8

/** What of the site's forms a form that came back belongs to; followed by its id on the page. */
export const FORM_PREFIX = 'send-sms:'
/** Field of the native form: its id on the page. */
export const FORM = 'form'
/** Begins the names of what fills the blanks of a text that came back, among the form's values. */
export const PLACEHOLDER_PREFIX = 'told.'

/** Where the form is sent, the rule that it carries included. */
export function callAddress(endpoint: string, nonce: string): string {
  return `${endpoint}?${new URLSearchParams({ action: SEND_SMS_ACTION, [NONCE]: nonce })}`
}
