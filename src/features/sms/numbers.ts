/** Numbers as gateways and people write them, to E.164 and back. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Undefined for what no number can be. A number without its country's code is one of `country`. */
export function e164(typed: string, country: string): string | undefined {
  const plain = typed.trim().replace(/^00/, '+')
  const number = parsePhoneNumberFromString(plain, country as CountryCode)
  return number?.isPossible() && number.isValid() ? number.number : undefined
}

/** As a gateway tells it: often international without a plus. What is no number (a short number, a name) stays. */
export function toldNumber(told: string, country: string): string {
  const plain = told.trim()
  return e164(plain, country) ?? (/^\d{8,15}$/.test(plain) ? (e164(`+${plain}`, country) ?? plain) : plain)
}
