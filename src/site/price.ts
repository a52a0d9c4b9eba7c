/** Prices as visitors read them. */
import type { Locale } from '../content/locales'

/** Norwegian and British habits; Norwegian prices stand in kroner in both. */
const numberLocale: Record<Locale, string> = { nb: 'nb-NO', en: 'en-GB' }

/** Between the currency and the amount: a price is never broken over two lines. */
const NO_BREAK = '\u00a0'

/**
 * A price in Norwegian kroner (not øre), as `kr 24 900,–` or `kr 149,50`, in English `NOK 24,900`.
 * Composed rather than left to Intl's currency style, which writes `24 900,00 kr`: shops in Norway do not.
 */
export function formatPrice(kroner: number, locale: Locale): string {
  const whole = Number.isInteger(Math.round(kroner * 100) / 100)
  const digits = whole ? 0 : 2
  const amount = new Intl.NumberFormat(numberLocale[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(kroner)
  if (locale === 'en') return `NOK${NO_BREAK}${amount}`
  return `kr${NO_BREAK}${amount}${whole ? ',–' : ''}`
}
