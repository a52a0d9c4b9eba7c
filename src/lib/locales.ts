/** The languages of content. The first is the default and has no prefix in the path. */
export const locales = ['nb', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nb'

/** A text in each language. */
export type Localised = Readonly<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language that texts of another are translated from: the default; for the default itself the next one. */
export const translatedFrom = (locale: Locale): Locale =>
  locale === defaultLocale ? (locales.find((one) => one !== defaultLocale) ?? locale) : defaultLocale

/** The language's own name, as a language switch shows it. */
export const localeNames: Localised = { nb: 'Norsk', en: 'English' }

/** Locales for numbers and dates: an English date is `22/11/2026`, not the American `11/22/2026`. */
const tags: Localised = { nb: 'nb-NO', en: 'en-GB' }

/** The same for the admin's language, which is a plain string there. */
export const tagOf = (language: string): string => (isLocale(language) ? tags[language] : tags[defaultLocale])

/** `12 345` in Norwegian, `12,345` in English. */
export function numberText(value: number, language: string, style?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(tagOf(language), style)
}

/** `1,09` in Norwegian, `1.09` in English. */
export function decimalText(value: number, digits: number, language: string): string {
  return numberText(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** `/en/om-oss` → English, `/om-oss`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = ''] = path.split('/', 2)
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path }
  return { locale: first, path: path.slice(first.length + 1) || '/' }
}
