/** Reads what was typed: drops words that only ask, splits compounds, corrects slips, and adds synonyms. */
import type { Locale } from '../locales'
import { knownPartOf, splitCompound } from './compound'
import { readIntent } from './intents'
import { joinedWords } from './joinedWords'
import { readExtreme, readLimits } from './limits'
import type { Extreme } from './measures'
import { digitsOf, withDigits } from './numberWords'
import { nearly, type Quantity, quantitiesIn, readCanonical } from './quantities'
import {
  BARE_NUMBER,
  CENTIMETRES,
  COMPOUND_SHARE,
  CORRECTED,
  INTENT_SHARE,
  MAX_WORDS,
  NEAR_AMOUNT,
  NUMBER_WORD,
  OWN_NAME,
} from './ranking'
import { asks, isDegree, stopWords } from './stopWords'
import type { Synonyms } from './synonyms'
import type { Form, Knowledge, NearWord, WordMatcher } from './wordMatcher'
import { parts, words } from './words'

export interface QueryOptions {
  locale: Locale
  synonyms?: Synonyms | undefined
  /** The site's name. */
  ownName?: string | undefined
}

/** A word of a search; it is found where any of its forms is. */
interface QueryTerm {
  forms: readonly Form[]
  /** How much it counts beside the other words: less for the beginning of a compound. */
  share: number
  /** Whether documents without it are left out. */
  isStrict?: boolean
}

export interface ReadQuery {
  terms: QueryTerm[]
  /** All words as they were typed, for numbers. */
  typed: string[]
  /** What a title equals that is searched for: the typed words, and those of them that count, corrected. */
  titles: string[]
  /** Whether it asks, which a page answers rather than an article. */
  isQuestion: boolean
  /** What is best by what it measures. */
  extreme?: Extreme | undefined
  /** The search with slips corrected, if it has any. */
  corrected?: string
}

/** Sizes in centimetres that are typed without the unit. */
const BARE_SIZE = /^[1-9]\d{1,2}$/
/** `80x70`, `80 × 70`, `80*70`: what stands between two sizes. */
const BETWEEN_SIZES = /(?<=\d) ?[x×*] ?(?=\d)/giu

/** One wrong letter of a word this long is a slip rather than a compound. */
const MIN_SLIP = 5

export function readQuery(written: string, matchers: readonly WordMatcher[], options: QueryOptions): ReadQuery {
  const text = written.replace(BETWEEN_SIZES, ' ')
  const typed = words(text)
  const reading = new Reading(matchers, options, joinedWords(typed, options.locale))
  const { limits, rest: unlimited } = readLimits(withDigits(text, options.locale), matchers, options.locale)
  const without = (left: string, { written }: { written: string }) => left.replace(written, ' ')
  const quantities = quantitiesIn(unlimited).flatMap((quantity) => {
    const forms = reading.formsOfQuantity(quantity)
    return forms.length > 0 ? [{ forms, share: 1, written: quantity.written }] : []
  })
  const rest = words(quantities.reduce(without, unlimited))
  const extreme = readExtreme(rest, matchers, options.locale)
  const intent = readIntent(rest, options.locale)
  const isRead = (word: string) => intent.said.has(word) || word === extreme?.word
  const meaningful = rest.filter(
    (word, at) => !stopWords[options.locale].has(word) && !isDegree(rest, at, options.locale) && !isRead(word),
  )
  const isSaid = meaningful.length > 0 || intent.nouns.length > 0
  const kept = isSaid || quantities.length > 0 || limits.length > 0 ? meaningful : rest
  const isQuestion = asks(typed, options.locale) && isSaid
  const ownName = new Set(words(options.ownName ?? ''))
  const isOwn = ({ forms }: QueryTerm) => ownName.has(forms[0]?.word ?? '')
  const terms = [
    // A page may answer without measuring anything.
    ...limits.map(({ forms, isStrict }) => ({ forms, isStrict: isStrict && !isQuestion, share: 1 })),
    ...reading.terms(intent.nouns).map((term) => ({ ...term, share: INTENT_SHARE })),
    ...reading.terms([...new Set(kept)]).map((term) => (isOwn(term) ? { ...term, share: OWN_NAME } : term)),
    ...quantities.map(({ forms, share }) => ({ forms, share })),
  ].slice(0, MAX_WORDS)
  const corrected = (list: readonly string[]) => list.map((word) => reading.corrections.get(word)?.word ?? word)
  const read = {
    terms,
    typed,
    titles: [typed, corrected(meaningful), typed.map((word) => digitsOf(word, options.locale) ?? word)].map((title) =>
      title.join(' '),
    ),
    extreme,
    isQuestion,
  }
  if (reading.corrections.size === 0) return read
  const spelt = typed.map((word) => reading.corrections.get(word)?.written ?? word).join(' ')
  return { ...read, corrected: spelt }
}

class Reading {
  readonly corrections = new Map<string, NearWord>()
  readonly #matchers: readonly WordMatcher[]
  readonly #synonyms: Synonyms | undefined
  /** Words that are no thing, and so no end of a compound. */
  readonly #noThings: ReadonlySet<string>
  readonly #joinedWords: ReadonlyMap<string, readonly string[]>
  readonly #locale: Locale

  constructor(
    matchers: readonly WordMatcher[],
    { synonyms, locale }: QueryOptions,
    joined: ReadonlyMap<string, readonly string[]>,
  ) {
    this.#matchers = matchers
    this.#synonyms = synonyms
    this.#noThings = stopWords[locale]
    this.#joinedWords = joined
    this.#locale = locale
  }

  /** Each word of a phrase that has synonyms is found by these too; only as many words are read as decide. */
  terms(typed: readonly string[]): QueryTerm[] {
    const terms: QueryTerm[] = []
    for (let at = 0; at < typed.length && terms.length < MAX_WORDS; ) {
      const phrase = this.#synonyms?.at(typed, at)
      const length = phrase?.length ?? 1
      if (phrase && length > 1)
        for (const word of typed.slice(at, at + length))
          terms.push({ forms: [{ word, factor: 1 }, ...phrase.forms], share: 1 })
      else terms.push(...this.#termsOf(typed[at] as string))
      at += length
    }
    return terms
  }

  isWord(word: string): boolean {
    return this.#matchers.some((matcher) => matcher.isWord(word))
  }

  knowledge(word: string): Knowledge {
    const known = this.#matchers.map((matcher) => matcher.knowledge(word))
    return (['word', 'beginning', 'part'] as const).find((one) => known.includes(one))
  }

  /** None where nothing has the amount, or nearly. */
  formsOfQuantity({ canonical, written }: Quantity): Form[] {
    if (this.isWord(canonical))
      return [
        { word: canonical, factor: 1 },
        { word: Number.parseFloat(written).toString(), factor: BARE_NUMBER },
      ]
    const amount = readCanonical(canonical)
    const forms = amount ? [{ word: '', within: nearly(amount), factor: NEAR_AMOUNT }] : []
    return this.finds(forms) ? forms : []
  }

  finds(forms: readonly Form[]): boolean {
    return this.#matchers.some((matcher) => matcher.match(forms).length > 0)
  }

  #termsOf(word: string): QueryTerm[] {
    const others = this.#synonyms?.at([word], 0)?.forms ?? []
    const itself = { forms: this.#formsOf(word), share: 1 }
    const known = this.knowledge(word)
    const isKnown = known === 'word' || known === 'beginning' || this.#joined(word).length > 0
    if (others.length > 0 || isKnown) return [itself]
    const mixed = parts(word)
    if (mixed.length > 0) return mixed.flatMap((part) => this.#termsOf(part))
    const near = this.#nearest(word)
    if (near?.mistakes === 1 && word.length >= MIN_SLIP) return this.#corrected(word, near)
    const compound = splitCompound(word, (part, at) => this.#knownPart(part, at))
    if (compound) {
      const [beginning, end] = compound
      return [
        { forms: this.#formsOf(beginning), share: COMPOUND_SHARE },
        { forms: this.#formsOf(end), share: 1 },
      ]
    }
    if (known === 'part') return [itself]
    if (near) return this.#corrected(word, near)
    const part = knownPartOf(word, (one, at) => !this.#noThings.has(one) && this.#knownPart(one, at) === 2)
    return part ? [{ forms: this.#formsOf(part), share: 1 }] : [itself]
  }

  #formsOf(word: string): Form[] {
    return [
      { word, factor: 1 },
      ...this.#joined(word),
      ...this.#centimetres(word),
      ...this.#digits(word),
      ...(this.#synonyms?.at([word], 0)?.forms ?? []),
    ]
  }

  /** What a word and one beside it are together, where the site has it. */
  #joined(part: string): Form[] {
    return (this.#joinedWords.get(part) ?? []).flatMap((word) => {
      const others = this.#synonyms?.at([word], 0)?.forms ?? []
      return this.isWord(word) ? [{ word, factor: 1 }, ...others] : others
    })
  }

  /** A bare number may be centimetres where the site has that size: `gulvplate 80` for 800 mm. */
  #centimetres(word: string): Form[] {
    if (!BARE_SIZE.test(word)) return []
    const canonical = `${word}0mm`
    return this.isWord(canonical) ? [{ word: canonical, factor: CENTIMETRES }] : []
  }

  #digits(word: string): Form[] {
    const digits = digitsOf(word, this.#locale)
    return digits ? [{ word: digits, factor: NUMBER_WORD }] : []
  }

  #corrected(word: string, near: NearWord): QueryTerm[] {
    this.corrections.set(word, near)
    const forms = this.#formsOf(near.word).map((form) => ({ ...form, factor: form.factor * CORRECTED }))
    return [{ forms, share: 1 }]
  }

  #knownPart(part: string, at: 'beginning' | 'end'): 0 | 1 | 2 {
    if (this.#synonyms?.at([part], 0)) return 2
    if (this.isWord(part)) return 2
    return this.#matchers.some((matcher) => matcher.isElement(part, at)) ? 1 : 0
  }

  #nearest(word: string): NearWord | undefined {
    return this.#matchers
      .flatMap((matcher) => matcher.nearest(word) ?? [])
      .sort((one, other) => one.mistakes - other.mistakes || other.documents - one.documents)[0]
  }
}
