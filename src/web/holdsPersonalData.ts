/**
 * Whether a text from an address or a search field holds an e-mail address, a phone number or a national identity
 * number: such a text is not stored. Article numbers, years, dates, prices and advertisement ids resemble personal
 * numbers and are distinguished by their form.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Rounds of decoding: each service that a link passes through may encode it again. */
const MAX_ROUNDS = 5

function decodedOnce(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return bytes
      }
    })
    .replace(/&#(?:64|x40);|&commat;/gi, '@')
    .replace(/&#(?:43|x2b);|&plus;/gi, '+')
}

/** The text as finally read: fully decoded, normalised characters, no hidden ones. */
function plain(text: string): string {
  let decoded = text
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = decodedOnce(decoded)
    if (next === decoded) break
    decoded = next
  }
  return decoded.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

/** Requires text before the sign and a host name after it; `@brand` alone is a name in social media. */
const EMAIL = /[\p{L}\p{N}._%+-]\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}]/iu

/** Digits with common separators, and the letters immediately before: one more than matters is enough. */
const NUMBER = /(\p{L}{0,4})((?:\+|(?<!\d)00)?\d(?:[ ().\-–_/]{0,2}\d){7,16})(?![\d])/gu
/** Letters before digits that make it an article number: `EV10023456`. */
const MAX_PREFIX = 3
const PHONE_WORDS = new Set(['tlf', 'tel', 'mob', 'nr'])

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
const isYear = (year: number) => year >= 1900 && year <= 2099

/** `20261124`, `24.11.2026`, and a range of years. */
function isDate(digits: string): boolean {
  const at = (from: number, to: number) => Number(digits.slice(from, to))
  return (
    (isYear(at(0, 4)) && (isDay(at(6, 8), at(4, 6)) || isYear(at(4, 8)))) ||
    (isYear(at(4, 8)) && isDay(at(0, 2), at(2, 4)))
  )
}

const weights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
] as const

/** Whether both control digits are valid (Skatteetaten: modulus 11). */
const hasControlDigits = (digits: string) =>
  weights.every((row) => row.reduce<number>((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0)

/**
 * A birth number; a D-number adds 40 to the day, test and hospital numbers add 40, 65 or 80 to the month. With an
 * ordinary date, a mistyped one counts too.
 */
function isNationalNumber(digits: string): boolean {
  if (digits.length !== 11) return false
  const day = Number(digits.slice(0, 2))
  const month = Number(digits.slice(2, 4))
  return isDay(day > 40 ? day - 40 : day, month) || hasControlDigits(digits)
}

/**
 * Two or three groups of a Norwegian number, or none: `412 34 567`, `41 23 45 67`, `4123 4567`. Prices are grouped
 * otherwise.
 */
const isPartedLikePhone = (written: string) =>
  /^(?:\d{8}|\d{3}\D+\d{2}\D+\d{3}|\d{2}\D+\d{2}\D+\d{2}\D+\d{2}|\d{4}\D+\d{4})$/.test(written)

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (/^(?:\+|00)/.test(written)) {
    const number = written.startsWith('+') ? digits : digits.slice(2)
    return parsePhoneNumberFromString(`+${number}`)?.isValid() === true
  }
  // A plus sign of a query is decoded as a space.
  const own = digits.length === 10 && digits.startsWith('47') ? digits.slice(2) : digits
  if (own.length !== 8 || isDate(own)) return false
  if (own === digits && !isPartedLikePhone(written)) return false
  // Numbers of eight digits that begin with 8 belong to businesses.
  return !own.startsWith('8') && parsePhoneNumberFromString(own, 'NO')?.isValid() === true
}

export function holdsPersonalData(text: string): boolean {
  if (!/[@%&＠\p{Nd}]|\bat\b/iu.test(text)) return false
  const read = plain(text)
  if (EMAIL.test(read)) return true
  for (const [, letters = '', written = ''] of read.matchAll(NUMBER)) {
    const isCode = letters.length > 0 && letters.length <= MAX_PREFIX && !PHONE_WORDS.has(letters.toLowerCase())
    const digits = written.replace(/\D/g, '')
    if (isNationalNumber(digits) || (!isCode && isPhone(written))) return true
  }
  return false
}
