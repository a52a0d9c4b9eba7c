/**
 * The message to one receiver: personal fields filled in, links replaced by short ones, and the unsubscribe link at the
 * end. Used by the browser, which counts while typing, and by the server, which sends.
 */

import type { Locale } from '../../lib/locales'
import { NAME_FIELD } from '../newsletter/client'

export interface MessageReceiver {
  name: string
  customFields: Readonly<Record<string, string>>
  locale: Locale
}

const FIELD = /\{\s*([\p{L}][\p{L}\p{N}_]*)\s*\}/gu
/** Without the punctuation mark that ends the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]}]/g

const leaveWords: Readonly<Record<Locale, string>> = { nb: 'Meld deg av', en: 'Unsubscribe' }

/** Personal fields in a text, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, field = '']) => field))]
}

/** Links in a text, each once. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(LINK) ?? [])]
}

/** Values from subscribers are put on one line and cannot add links. */
const inLine = (value: string) => value.replace(/\s+/g, ' ').replaceAll('://', ' ').trim()

export function messageFor(
  text: string,
  { name, customFields, locale }: MessageReceiver,
  { shortened, leave }: { shortened: (link: string) => string; leave: string },
): string {
  const filled = text
    .trim()
    .replace(LINK, (link) => shortened(link))
    .replace(FIELD, (_, field: string) => inLine(field === NAME_FIELD ? name : (customFields[field] ?? '')))
  return `${filled}\n${leaveWords[locale]}: ${leave}`
}
