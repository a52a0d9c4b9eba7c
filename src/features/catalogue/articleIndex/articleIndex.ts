/**
 * In-memory index of published articles, compact enough for 100,000: the fields that listings filter, sort and show,
 * and look-up by number. A row is a position in the columns; an article keeps its row while it is published.
 */

import type { Article } from '../../../cms/types'
import { ByText } from '../../../lib/byText'
import { CodedColumn } from '../../../lib/codedColumn'
import { type Locale, locales } from '../../../lib/locales'
import { NumberMap } from '../../../lib/numberMap'
import { RowOrder, type Sorting } from '../../../lib/rowOrder'
import { byKey, sortKey } from '../../../lib/sortKey'
import { withRoom } from '../../../lib/withRoom'
import { foldedNumber } from './foldedNumber'

/** A text in the languages in which it exists. */
export type Translated = Readonly<Partial<Record<Locale, string>>>

export interface IndexedArticle {
  id: number
  number: string
  slug: string
  /** An article is shown in the languages in which it has a name. */
  name: Translated
  unit: Translated
  /** Its quantity may have decimals. */
  divisible: boolean
  variantName: Translated
  /** In kroner. */
  price: number | undefined
  priceKind: Article['priceKind']
  availability: Article['availability']
  group: number | undefined
  line: number | undefined
  picture: number | undefined
  variantOf: number | undefined
  position: number
  /** Milliseconds, as the next. */
  createdAt: number
  updatedAt: number
  /** Address that search engines are to index instead of its page (`web/canonical.ts`). */
  canonical?: string
}

/** Values of specifications in stored form, by the specification's id. */
export type Values = ReadonlyMap<number, string>

export const sortings = ['standard', 'navn', 'pris', 'pris-ned', 'nummer', 'nyeste'] as const
export type SortingName = (typeof sortings)[number]

type Key = readonly [number, string]
const byBoth = (one: Key, other: Key) => one[0] - other[0] || byKey(one[1], other[1])

/** A hidden price is excluded here, so that sorting or filtering cannot reveal it. */
const openPrice = ({ price, priceKind }: IndexedArticle) => (priceKind === 'hidden' ? undefined : price)

/** Sort keys: a number first, then the name. Rows without a price come last in either direction. */
const keys: Record<SortingName, (article: IndexedArticle, name: string) => Key> = {
  standard: ({ position }, name) => [position, name],
  navn: (_, name) => [0, name],
  pris: (article, name) => [openPrice(article) ?? Number.MAX_VALUE, name],
  'pris-ned': (article, name) => [-(openPrice(article) ?? -Number.MAX_VALUE), name],
  nummer: ({ number }) => [0, sortKey(number)],
  nyeste: ({ createdAt }, name) => [-createdAt, name],
}

export class ArticleIndex {
  readonly #articles: (IndexedArticle | undefined)[] = []
  readonly #rowById: NumberMap
  readonly #rowByNumber: ByText
  readonly #free: number[] = []
  readonly #orders = new Map<string, RowOrder<Key>>()
  readonly #variants = new Map<number, Set<number>>()
  readonly #counts = new Map<Locale, { version: number; counts: ReadonlyMap<number, number> }>()
  /** Bit 0: in the first language, bit 1: in the second. */
  named = new Uint8Array(64)
  readonly groups = new CodedColumn<number>()
  readonly lines = new CodedColumn<number>()
  readonly availabilities = new CodedColumn<Article['availability']>()
  readonly prices = new CodedColumn<number>()
  readonly #specifications = new Map<number, CodedColumn<string>>()
  /** Incremented on each change of an article; invalidates cached counts. */
  version = 0

  /** `from`: another index whose articles this one has, too. */
  constructor(from?: ArticleIndex) {
    this.#rowById = new NumberMap(from ? from.#rowById : undefined)
    this.#rowByNumber = new ByText(
      (row) => foldedNumber(this.#articles[row]?.number ?? ''),
      from ? from.#rowByNumber : undefined,
    )
    if (!from) return
    this.#articles = [...from.#articles]
    this.#free = [...from.#free]
    this.#variants = new Map([...from.#variants].map(([id, variants]) => [id, new Set(variants)]))
    this.named = from.named.slice()
    this.groups = new CodedColumn(from.groups)
    this.lines = new CodedColumn(from.lines)
    this.availabilities = new CodedColumn(from.availabilities)
    this.prices = new CodedColumn(from.prices)
    this.#specifications = new Map([...from.#specifications].map(([id, column]) => [id, new CodedColumn(column)]))
    for (const name of sortings)
      for (const locale of locales) {
        const order = from.#orders.get(`${name} ${locale}`)
        if (order) this.#orders.set(`${name} ${locale}`, new RowOrder(this.#sorting(name, locale), order))
      }
  }

  /** Number of rows in use or free; free rows pass no filter. */
  get size(): number {
    return this.#articles.length
  }

  get count(): number {
    return this.#rowById.size
  }

  at(row: number): IndexedArticle | undefined {
    return this.#articles[row]
  }

  rowOf(id: number): number | undefined {
    return this.#rowById.get(id)
  }

  byId(id: number): IndexedArticle | undefined {
    const row = this.#rowById.get(id)
    return row === undefined ? undefined : this.#articles[row]
  }

  byNumber(folded: string): IndexedArticle | undefined {
    const row = this.#rowByNumber.get(folded)
    return row === undefined ? undefined : this.#articles[row]
  }

  specification(id: number): CodedColumn<string> | undefined {
    return this.#specifications.get(id)
  }

  specificationIds(): Iterable<number> {
    return this.#specifications.keys()
  }

  /** Articles that are variants of this one. */
  variantsOf(id: number): IndexedArticle[] {
    return [...(this.#variants.get(id) ?? [])].flatMap((variant) => this.byId(variant) ?? [])
  }

  /** Rows sorted by a key, in a language. */
  inOrder(name: SortingName, locale: Locale): RowOrder<Key> {
    const known = this.#orders.get(`${name} ${locale}`)
    if (known) return known
    const order = new RowOrder(this.#sorting(name, locale))
    this.#orders.set(`${name} ${locale}`, order)
    return order
  }

  #sorting(name: SortingName, locale: Locale): Sorting<Key> {
    return {
      keyOf: (row) => {
        const article = this.#articles[row]
        const title = article?.name[locale]
        return article && title !== undefined ? keys[name](article, sortKey(title)) : undefined
      },
      compare: byBoth,
    }
  }

  /** Number of articles directly in each group, in a language. */
  groupCounts(locale: Locale): ReadonlyMap<number, number> {
    const known = this.#counts.get(locale)
    if (known?.version === this.version) return known.counts
    const bit = 1 << locales.indexOf(locale)
    const byCode = new Uint32Array(this.groups.values.length)
    for (let row = 0; row < this.size; row++) {
      const code = this.groups.codes[row] ?? 0
      if (((this.named[row] ?? 0) & bit) !== 0) byCode[code] = (byCode[code] ?? 0) + 1
    }
    const counts = new Map(
      this.groups.values.flatMap((id, code) => (id === undefined ? [] : [[id, byCode[code] ?? 0] as const])),
    )
    this.#counts.set(locale, { version: this.version, counts })
    return counts
  }

  set(article: IndexedArticle, values: Values): void {
    this.delete(article.id)
    const row = this.#free.pop() ?? this.#articles.length
    this.#articles[row] = article
    this.#rowById.set(article.id, row)
    this.#rowByNumber.set(row)
    this.named = withRoom(this.named, row)
    this.named[row] = locales.reduce((bits, locale, bit) => (article.name[locale] ? bits | (1 << bit) : bits), 0)
    this.groups.set(row, article.group)
    this.lines.set(row, article.line)
    this.availabilities.set(row, article.availability)
    this.prices.set(row, openPrice(article))
    for (const [id, value] of values) this.#columnOf(id).set(row, value)
    for (const [id, column] of this.#specifications) if (!values.has(id)) column.set(row, undefined)
    if (article.variantOf !== undefined) {
      const siblings = this.#variants.get(article.variantOf) ?? new Set()
      this.#variants.set(article.variantOf, siblings.add(article.id))
    }
    this.#moved(row)
  }

  delete(id: number): void {
    const row = this.#rowById.get(id)
    const article = row === undefined ? undefined : this.#articles[row]
    if (row === undefined || !article) return
    this.#rowByNumber.delete(row)
    this.#articles[row] = undefined
    this.named[row] = 0
    this.#rowById.delete(id)
    if (article.variantOf !== undefined) this.#variants.get(article.variantOf)?.delete(id)
    this.#free.push(row)
    this.#moved(row)
  }

  #moved(row: number): void {
    this.version++
    for (const order of this.#orders.values()) order.change(row)
  }

  #columnOf(id: number): CodedColumn<string> {
    const column = this.#specifications.get(id) ?? new CodedColumn<string>()
    this.#specifications.set(id, column)
    return column
  }
}
