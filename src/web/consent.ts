/**
 * The visitor's consent as their own browser stores it: one strictly necessary cookie, written after a yes or a no and
 * never before. For the server and for scripts; cached pages are the same for all visitors.
 */
import type { ContentReader } from '../cms/reader'
import type { Site as Settings, Text } from '../cms/types'
import type { Locale } from '../lib/locales'

/** Purposes that the site may ask consent for. */
export const purposes = ['statistics', 'media'] as const
export type Purpose = (typeof purposes)[number]

export const CONSENT_COOKIE = 'samtykke'

export interface Choice {
  /** Version of the text that was answered (`ConsentQuestion.version`). */
  version: string
  given: ReadonlySet<Purpose>
  /** Random; identifies the choice in the evidence. */
  id: string
}

export interface ConsentQuestion {
  /** Empty where nothing needs consent any more: visitors who answered can still see and delete their answer. */
  purposes: readonly Purpose[]
  /** Version of the text and of the recipients of the data: after a change every visitor is asked again. */
  version: string
  /** The text in every language, for the evidence. */
  wording: Readonly<Record<Locale, Wording>>
  controller: string
  contact: string | undefined
  privacyPage: number | undefined
  /** Path of the page with the visitor's answers, which also receives them. */
  answersPath: string
}

export interface Wording {
  question: string
  text: string
  purposes: readonly { purpose: Purpose; name: string; text: string }[]
}

/**
 * Reads what visitors are asked for now; undefined where nothing needs consent, nor ever did. Provided by one feature.
 */
export type ReadConsentQuestion = (
  reader: ContentReader,
  settings: Settings,
  ownTexts: Pick<Text, 'own'>,
) => Promise<ConsentQuestion | undefined>

const NOTHING = 'none'
const isPurpose = (word: string): word is Purpose => purposes.some((purpose) => purpose === word)

/** `<version>.<purposes, joined by ->.<id>`: characters that a cookie holds without encoding. */
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
 * Purposes that this browser has consented to. Given the current version, only an answer to the current text counts
 * (`ConsentQuestion.version`).
 */
export function givenConsents(cookieHeader: string | undefined, version?: string): ReadonlySet<Purpose> {
  const choice = choiceIn(cookieHeader)
  return choice && (version === undefined || choice.version === version) ? choice.given : new Set()
}

/** Global Privacy Control or Do Not Track: counts as a no to statistics, without asking. */
export function refusesStatistics(header: (name: 'dnt' | 'sec-gpc') => unknown): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1'
}
