/**
 * The message that one receiver gets: personal fields filled in, links exchanged for short ones, and the way to leave
 * at its end. For the browser, which counts while somebody writes, and for the server, which sends.
 */

import type { Locale } from '../../lib/locales'
import { NAME_FIELD } from '../newsletter/client'

export interface Person {
  name: string
  customFields: Readonly<Record<string, string>>
  locale: Locale
}

const FIELD = /\{\s*([\p{L}][\p{L}\p{N}_]*)\s*\}/gu
/** Without the mark that ends the sentence it stands in. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]}]/g

const leaveWords: Readonly<Record<Locale, string>> = { nb: 'Meld deg av', en: 'Unsubscribe' }

/** Personal fields that a text has, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, field = '']) => field))]
}

/** Links that a text has, each once. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(LINK) ?? [])]
}

/** What a person wrote of themselves stands in a message as one line, and brings no links of its own. */
const inLine = (value: string) => value.replace(/\s+/g, ' ').replaceAll('://', ' ').trim()

export function messageFor(
  text: string,
  { name, customFields, locale }: Person,
  { shortened, leave }: { shortened: (link: string) => string; leave: string },
): string {
  const filled = text
    .trim()
    .replace(LINK, (link) => shortened(link))
    .replace(FIELD, (_, field: string) => inLine(field === NAME_FIELD ? name : (customFields[field] ?? '')))
  return `${filled}\n${leaveWords[locale]}: ${leave}`
}
