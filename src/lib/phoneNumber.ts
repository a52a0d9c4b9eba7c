/** Phone numbers in stored form: international, with a plus and without spaces. For the server. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile'

/** A number without its country code is Norwegian (docs/behaviour.md#phone-fields). */
const COUNTRY = 'NO'

/**
 * `412 34 567` → `+4741234567`; empty for an empty field or a bare country code, undefined for an impossible number.
 */
export function keptNumber(typed: string): string | undefined {
  const plain = typed.trim().replace(/^00/, '+')
  // The widget inserts the country code before a number is typed.
  if (plain === '' || /^\+\d{0,3}$/.test(plain)) return ''
  const number = parsePhoneNumberFromString(plain, COUNTRY)
  return number?.isPossible() ? number.number : undefined
}

/** The same for a number that is to get SMS: also undefined if it is not a mobile number of its country. */
export function keptMobile(typed: string): string | undefined {
  const kept = keptNumber(typed)
  return kept === '' || (kept !== undefined && parseMobile(kept)?.isValid()) ? kept : undefined
}
