/** Formats prices and other numbers for visitors. */
import { type Locale, tagOf } from './locales'

/** Between currency and amount: a price is never broken over two lines. */
const NO_BREAK = '\u00a0'

/** Decimals at most. */
const MAX_DECIMALS = 3

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format costs a hundred times as much as using it, and a listing has many prices. */
function numberFormat(locale: Locale, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tagOf(locale), {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formats.set(key, made)
  return made
}

/** `7,5` and `1 250`, in English `7.5` and `1,250`. */
function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, 0, MAX_DECIMALS).format(value)
}

/** A number with its unit, `2 stk`, joined by a no-break space. */
export function formatQuantity(value: number, unit: string | null | undefined, locale: Locale): string {
  const number = formatNumber(value, locale)
  return unit ? `${number}${NO_BREAK}${unit}` : number
}

/**
 * A price in Norwegian kroner (not øre), as `kr 24 900,–` or `kr 149,50`, in English `NOK 24,900`. Not Intl's currency
 * style, which writes `24 900,00 kr`, unlike Norwegian shops.
 */
export function formatPrice(kroner: number, locale: Locale): string {
  const whole = Number.isInteger(Math.round(kroner * 100) / 100)
  const digits = whole ? 0 : 2
  const amount = numberFormat(locale, digits, digits).format(kroner)
  if (locale === 'en') return `NOK${NO_BREAK}${amount}`
  return `kr${NO_BREAK}${amount}${whole ? ',–' : ''}`
}
