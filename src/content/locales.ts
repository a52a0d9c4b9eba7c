/** The languages that content can be written in; the first is the default and needs no prefix in the address. */
export const locales = ['nb', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nb'

/** A text in each language. */
export type Localised = Readonly<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language's own name, as a language switch shows it. */
export const localeNames: Localised = { nb: 'Norsk', en: 'English' }

/** `/en/om-oss` → English, `/om-oss`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = ''] = path.split('/', 2)
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path }
  return { locale: first, path: path.slice(first.length + 1) || '/' }
}
