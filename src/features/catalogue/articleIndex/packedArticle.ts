/** An article as the index keeps it: in less than half of the memory that its fields would take apart. */
import { type Locale, locales } from '../../../lib/locales'
import { packTexts, textAt } from '../../../lib/packedTexts'
import type { IndexedArticle, Translated } from './articleIndex'

/** What articles have in common with many others: one object for all that are alike. */
type Kind = Pick<IndexedArticle, 'divisible' | 'priceKind' | 'availability' | 'group' | 'line'>

const kinds = new Map<string, Kind>()
/** Kinds that are remembered; then it begins anew. */
const MOST_KINDS = 5000

function kindOf({ divisible, priceKind, availability, group, line }: IndexedArticle): Kind {
  const key = `${divisible} ${priceKind} ${availability} ${group} ${line}`
  const known = kinds.get(key)
  if (known) return known
  if (kinds.size >= MOST_KINDS) kinds.clear()
  const kind = { divisible, priceKind, availability, group, line }
  kinds.set(key, kind)
  return kind
}

/** Where the texts stand. Those of the languages stand behind each other. */
const NUMBER = 0
const SLUG = 1
const CANONICAL = 2
const CREATED_AT = 3
const UPDATED_AT = 4
const NAME = 5
const UNIT = NAME + locales.length
const VARIANT_NAME = UNIT + locales.length

const inEach = (texts: Translated) => locales.map((locale) => texts[locale])

export class PackedArticle implements IndexedArticle {
  readonly id: number
  readonly price: number | undefined
  readonly picture: number | undefined
  readonly variantOf: number | undefined
  readonly position: number
  readonly #texts: string
  readonly #kind: Kind

  constructor(article: IndexedArticle) {
    const { id, price, picture, variantOf, position, number, slug, canonical, createdAt, updatedAt } = article
    this.id = id
    this.price = price
    this.picture = picture
    this.variantOf = variantOf
    this.position = position
    const { name, unit, variantName } = article
    const translated = [name, unit, variantName].flatMap(inEach)
    this.#texts = packTexts([number, slug, canonical, String(createdAt), String(updatedAt), ...translated])
    this.#kind = kindOf(article)
  }

  get number(): string {
    return textAt(this.#texts, NUMBER)
  }

  get slug(): string {
    return textAt(this.#texts, SLUG)
  }

  get canonical(): string {
    return textAt(this.#texts, CANONICAL)
  }

  get createdAt(): number {
    return Number(textAt(this.#texts, CREATED_AT))
  }

  get updatedAt(): number {
    return Number(textAt(this.#texts, UPDATED_AT))
  }

  get name(): Translated {
    return this.#translated(NAME)
  }

  get unit(): Translated {
    return this.#translated(UNIT)
  }

  get variantName(): Translated {
    return this.#translated(VARIANT_NAME)
  }

  get divisible(): boolean {
    return this.#kind.divisible
  }

  get priceKind() {
    return this.#kind.priceKind
  }

  get availability() {
    return this.#kind.availability
  }

  get group(): number | undefined {
    return this.#kind.group
  }

  get line(): number | undefined {
    return this.#kind.line
  }

  #translated(from: number): Translated {
    const texts: Partial<Record<Locale, string>> = {}
    for (const [at, locale] of locales.entries()) {
      const text = textAt(this.#texts, from + at)
      if (text) texts[locale] = text
    }
    return texts
  }
}
