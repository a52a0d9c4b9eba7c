/** The registration contract with the site's own clients and others: names, addresses and responses must not change. */

import { AJAX_ADDRESS } from '../../web/ajaxAddress'

/** Address for registrations, by script or native form. */
export const REGISTER_ADDRESS = AJAX_ADDRESS
/** Action name at that address, which other forms share. */
export const REGISTER_ACTION = 'register_user'

/** Characters in a username; set by the contract. */
export const MAX_USERNAME = 60
/** Length over rules (NIST SP 800-63B): no demands on kinds of characters. */
export const MIN_PASSWORD = 8
/** Longer than any passphrase, and short enough to hash safely. */
export const MAX_PASSWORD = 200
/** The longest address that mail can be sent to (RFC 5321). */
export const MAX_EMAIL = 254
export const MAX_NAME = 100

export interface Registration {
  user: string
  pass: string
  mail: string
  name: string
  nick: string
}

/** The body of the call, form-urlencoded, in the contract's order. */
export function encodeRegistration(nonce: string, { user, pass, mail, name, nick }: Registration): URLSearchParams {
  return new URLSearchParams({ action: REGISTER_ACTION, nonce, user, pass, mail, name, nick })
}

/** Sent to clients of the contract when the cause is the server's or must not be disclosed. */
export const SOMETHING_WRONG = 'Ooops, something went wrong, please try again later.'

/** The complete response to an accepted registration. */
export const ACCEPTED = '1'
/** Characters. The contract's texts are one sentence; a longer response is another program's page. */
const LONGEST_TEXT = 300

/** Without a message if the response could not be read. */
export type RegistrationResult = { registered: true } | { registered: false; message?: string }

export const unreadable: RegistrationResult = { registered: false }

/** Interprets a response. Anything readable that is not a success is the server's own text, shown as given. */
export function resultOf(status: number, body: string): RegistrationResult {
  if (status !== 200) return unreadable
  if (body === ACCEPTED) return { registered: true }
  const text = body.trim()
  if (text === '' || text.length > LONGEST_TEXT || /^<(!doctype|html)\b/i.test(text)) return unreadable
  return { registered: false, message: unescapeHtml(text) }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The server escapes its texts because other clients insert them as HTML; this client shows text. Each entity is
 * decoded once, so that `&amp;lt;` becomes the intended `&lt;`, and markup stays visible.
 */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
