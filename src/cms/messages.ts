/** Error messages of the admin and REST for bad input, in the user's language. */
import type { PayloadRequest } from 'payload'
import { isLocale, type Locale, type Localised } from '../lib/locales'
import { translate } from '../lib/translate'

/** Message texts; `{name}` is filled in. Features bring their own tables of the same shape. */
export type Messages = Readonly<Record<string, Localised>>

/** The language of the request: that of the admin, or of the client's `Accept-Language`. */
export const languageOf = ({ i18n }: { i18n?: { language?: string } }): Locale =>
  isLocale(i18n?.language) ? i18n.language : 'nb'

/** The text of a message in the language of the request. */
export function translateFor(
  req: Pick<PayloadRequest, 'i18n'>,
  message: Localised,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return translate(message, languageOf(req), values)
}
