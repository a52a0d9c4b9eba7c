/**
 * What a visitor has said yes to, as their own browser remembers it: one strictly necessary cookie, written after a yes
 * or a no and never before. For the server and for scripts; kept pages are the same for everybody.
 */

/** What the site may ask for. */
export const purposes = ['statistics', 'media'] as const
export type Purpose = (typeof purposes)[number]

export const CONSENT_COOKIE = 'samtykke'

export interface Choice {
  /** Of the words that were answered (`consentInUse.ts`). */
  version: string
  given: ReadonlySet<Purpose>
  /** Random; names the choice in the evidence. */
  id: string
}

/** Days that a choice is remembered: after a no it is not asked again for half a year, a yes is renewed each year. */
export const DAYS_AFTER_NO = 182
export const DAYS_AFTER_YES = 365

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
 * (`Site.consent`, `consentInUse`).
 */
export function givenConsents(cookieHeader: string | undefined, version?: string): ReadonlySet<Purpose> {
  const choice = choiceIn(cookieHeader)
  return choice && (version === undefined || choice.version === version) ? choice.given : new Set()
}

/** Global Privacy Control or Do Not Track: a no to statistics that is never asked about. */
export function refusesStatistics(header: (name: 'dnt' | 'sec-gpc') => unknown): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1'
}
