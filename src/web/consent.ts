/**
 * What a visitor has said yes to, as their own browser remembers it: one strictly necessary cookie, written after a yes
 * or a no and never before. For the server and for scripts; kept pages are the same for everybody.
 */
import type { ContentReader } from '../cms/reader'
import type { Site as Settings, Text } from '../cms/types'
import type { Locale } from '../lib/locales'

/** What the site may ask for. */
export const purposes = ['statistics', 'media'] as const
export type Purpose = (typeof purposes)[number]

export const CONSENT_COOKIE = 'samtykke'

export interface Choice {
  /** Of the words that were answered (`Asked.version`). */
  version: string
  given: ReadonlySet<Purpose>
  /** Random; names the choice in the evidence. */
  id: string
}

export interface Asked {
  /** None where nothing needs a consent any more: those who answered can still see and delete their answer. */
  purposes: readonly Purpose[]
  /** Of the words and of who gets what: another one is asked anew. */
  version: string
  /** The words in every language, for the evidence. */
  wording: Readonly<Record<Locale, Wording>>
  controller: string
  contact: string | undefined
  privacyPage: number | undefined
}

export interface Wording {
  question: string
  text: string
  purposes: readonly { purpose: Purpose; name: string; text: string }[]
}

/** What visitors are asked for now; undefined where nothing needs a consent, nor ever did. One of the features tells it. */
export type ReadAsked = (
  reader: ContentReader,
  settings: Settings,
  ownTexts: Pick<Text, 'own'>,
) => Promise<Asked | undefined>

const NOTHING = 'none'
const isPurpose = (word: string): word is Purpose => purposes.some((purpose) => purpose === word)

/** `<version>.<purposes, joined by ->.<id>`: signs that a cookie holds as they are. */
export function encodeChoice({ version, given, id }: Choice): string {
  return `${version}.${[...given].join('-') || NOTHING}.${id}`
}

export function decodeChoice(value: string | undefined): Choice | undefined {
  const [, version, given, id] = /^([a-z0-9]{1,16})\.([a-z-]{1,40})\.([a-z0-9-]{36})$/.exec(value ?? '') ?? []
  if (!version || !given || !id) return undefined
  return { version, given: new Set(given.split('-').filter(isPurpose)), id }
}

/** From a `Cookie` header, or a page's `document.cookie`. */
export function choiceIn(cookies: string | undefined): Choice | undefined {
  const start = `${CONSENT_COOKIE}=`
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return decodeChoice(found?.slice(start.length))
}

/**
 * What this browser has said yes to. With the version that holds now, only an answer to the present words counts
 * (`Asked.version`).
 */
export function givenConsents(cookieHeader: string | undefined, version?: string): ReadonlySet<Purpose> {
  const choice = choiceIn(cookieHeader)
  return choice && (version === undefined || choice.version === version) ? choice.given : new Set()
}

/** Global Privacy Control or Do Not Track: a no to statistics that is never asked about. */
export function refusesStatistics(header: (name: 'dnt' | 'sec-gpc') => unknown): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1'
}
