/** Phone numbers as they are kept: international, with a plus and no spaces. For the server. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number without its country code is Norwegian (spec §9). */
const COUNTRY = 'NO'

/** `412 34 567` → `+4741234567`; empty for an empty field or a bare country code, undefined for what no number can be. */
export function keptNumber(typed: string): string | undefined {
  const plain = typed.trim().replace(/^00/, '+')
  // What a widget put in before anybody typed.
  if (plain === '' || /^\+\d{0,3}$/.test(plain)) return ''
  const number = parsePhoneNumberFromString(plain, COUNTRY)
  return number?.isPossible() ? number.number : undefined
}
