/** Texts in two languages, with `{name}` filled in: of e-mails, messages and what else the server writes. */
import { fill } from './fill'
import type { Locale, Localised } from './locales'

type Values = Readonly<Record<string, string | number>>

export const translate = (text: Localised, locale: Locale, values?: Values): string => fill(text[locale], values)

/** Reads a table of texts in one language. */
export const translator =
  <Key extends string>(texts: Readonly<Record<Key, Localised>>, locale: Locale) =>
  (key: Key, values?: Values): string =>
    translate(texts[key], locale, values)
