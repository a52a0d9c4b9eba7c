/** Converts numbers from gateways and users to E.164 and back. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Undefined for an invalid number. A number without country code belongs to `country`. */
export function e164(typed: string, country: string): string | undefined {
  const plain = typed.trim().replace(/^00/, '+')
  const number = parsePhoneNumberFromString(plain, country as CountryCode)
  return number?.isPossible() && number.isValid() ? number.number : undefined
}

/** A number as sent by a gateway: often international without a plus. A short number or a name stays as it is. */
export function readNumber(text: string, country: string): string {
  const plain = text.trim()
  return e164(plain, country) ?? (/^\d{8,15}$/.test(plain) ? (e164(`+${plain}`, country) ?? plain) : plain)
}
