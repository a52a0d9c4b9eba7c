/** Mobile numbers as typed and as stored (docs/calls.md#newsletter). */
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export type MobileError = 'newsletterMobileInvalid' | 'newsletterMobileNoCode' | 'newsletterMobileWrong'

/**
 * A number without its country code is Norwegian (docs/behaviour.md#phone-fields) if it was typed into a plain field of
 * this site.
 */
const HOME = 'NO'

/** Zero of the Arabic and of the Persian digits. */
const zeros = [0x0660, 0x06f0]

/** Converts digits to ASCII; removes spaces, hyphens, parentheses and invisible characters. */
export function tidied(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const point = digit.charCodeAt(0)
      return String(point - (zeros.find((zero) => point >= zero && point <= zero + 9) ?? point))
    })
    .replace(/[\s()\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
}

/** The number in E.164, if it can be a mobile of its country. `home`: one without a country code is Norwegian. */
export function readMobile(
  typed: string,
  { home = false }: { home?: boolean } = {},
): { mobile: string; country: string } | { error: MobileError } {
  const plain = home ? tidied(typed).replace(/^00/, '+') : tidied(typed)
  if (!/^\+?\d{4,15}$/.test(plain)) return { error: 'newsletterMobileInvalid' }
  if (!home && !plain.startsWith('+')) return { error: 'newsletterMobileNoCode' }
  const number = parsePhoneNumberFromString(plain, home ? { defaultCountry: HOME } : {})
  if (!number?.isValid()) return { error: 'newsletterMobileWrong' }
  return { mobile: number.number, country: number.country ?? '' }
}
