/** What the admin and REST say to the person who gave bad input, in their language. */
import type { PayloadRequest } from 'payload'
import { fill } from './fill'
import type { Localised } from './locales'

/** Message texts; `{name}` is filled in. Features bring their own tables of the same shape. */
export type Messages = Readonly<Record<string, Localised>>

/** The text of a message in the language of the request. */
export function say(
  req: Pick<PayloadRequest, 'i18n'>,
  message: Localised,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(req.i18n?.language === 'en' ? message.en : message.nb, values)
}
