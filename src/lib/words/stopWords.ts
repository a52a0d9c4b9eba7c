/** Words that a search drops unless it has no others: they stand everywhere, or only ask. */
import type { Locale } from '../locales'
import { words } from './words'

/** In the form that search compares: `noe` is `no` there. */
const set = (text: string): ReadonlySet<string> => new Set(words(text))

export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set(`
    i pa til med som for og eller en et ei ein eit den det de dei der er var vaere vere av om fra fra a at
    jeg eg du vi oss han hun meg deg seg man min mi mitt mine din ditt dine var vart vare dere hos
    hva kva hvor kor hvordan korleis hvilken hvilket hvilke hvem kven nar hvorfor kvifor
    kan kunne skal skulle vil ville ma matte bor burde har ha hadde fa far gjor gjore blir bli ble
    her ikke ikkje noe noen noko nokon man sin sitt sine denne dette disse
    mye ofte trenger koster veier finner finnes selger kjoper kjope kjopt ogsa bare naer
    opp ned ut inn over under rundt mot etter uten mens enn sa slik ting greie slags type
    passer brukes bruker bruke holder holde mest best beste gang ganger mange flere
    kostar treng finst finn sel kjopar brukar held passar vert pris prisen priser naermeste naermest naeraste
  `),
  en: set(`
    a an the of for to in on at with by from and or is are was be it its this that these those as
    i you we me my your our they he she do does did can could should would will have has had
    what where how which who when why not some any much many cost costs price prices need find near nearest closest buy
    up down out under over around against after without than so thing things kind type best most
  `),
}

/** Words that a question begins with. */
const questionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set('hva kva hvor kor hvordan korleis hvilken hvilket hvilke hvem kven nar hvorfor kvifor kan ma skal er far'),
  en: set('what where how which who when why can do does should is are'),
}

/** Who is asked about behind a verb: `bærer dere inn ovnen`. */
const pronouns: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set('jeg eg du vi man en dere dykk dokker'),
  en: set('i you we one'),
}

/** Whether a search is a question, with its word or with the verb first. */
export const asks = (typed: readonly string[], locale: Locale): boolean =>
  questionWords[locale].has(typed[0] ?? '') || pronouns[locale].has(typed[1] ?? '')

/** What only asks behind another word: `hvor lenge`, `how long`. */
const degrees: Readonly<Record<Locale, readonly [ask: ReadonlySet<string>, degrees: ReadonlySet<string>]>> = {
  nb: [set('hvor kor'), set('lenge langt fort snart')],
  en: [set('how'), set('long soon fast often far')],
}

export function isDegree(typed: readonly string[], at: number, locale: Locale): boolean {
  const [ask, of] = degrees[locale]
  return of.has(typed[at] ?? '') && ask.has(typed[at - 1] ?? '')
}

/** What stands between a thing and what it belongs to: `Lokk til bålfat`. */
const prepositions: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nb: set('til for med i av på'),
  en: set('for with in of to'),
}

/** What ends the noun that an English title begins with: `Stove paint, black`, `Flue pipe Ø125`. */
const END_OF_NOUN = /[,–(]|\s\S*\d/

/** The words of the noun that a title begins with; its last is the thing in English. */
function nounOf(title: string, locale: Locale): string[] {
  const all = words(title.split(END_OF_NOUN)[0] ?? '')
  const end = all.findIndex((word, at) => at > 0 && prepositions[locale].has(word))
  return all.slice(0, end < 0 ? undefined : end).filter((word) => !stopWords[locale].has(word))
}

/** The word that says what a thing is, if there is one: `Lokk til bålfat`, `Lid for fire pit`. */
export function headOf(title: string, locale: Locale): string[] {
  if (locale === 'en') return nounOf(title, locale).slice(-1)
  return words(title)
    .filter((word) => !stopWords[locale].has(word))
    .slice(0, 1)
}

const AND = /,| (?:og|and) /
/** The same of a name of several things: `Bålpanner og uteild`. */
export const headsOf = (name: string, locale: Locale): string[] =>
  name.split(AND).flatMap((part) => headOf(part, locale))

/** The words before it in English; in Norwegian they are one with it. */
export function modifiersIn(title: string, locale: Locale): ReadonlySet<string> {
  return new Set(locale === 'en' ? nounOf(title, locale).slice(0, -1) : [])
}

/** Words of a title behind its first preposition, but for those that stand before it too. */
export function qualifiersIn(title: readonly string[], locale: Locale): ReadonlySet<string> {
  const at = title.findIndex((word, place) => place > 0 && prepositions[locale].has(word))
  const head = title.slice(0, Math.max(0, at))
  return new Set(at < 0 ? [] : title.slice(at).filter((word) => !head.includes(word)))
}
