/** A dealer as the directory keeps it: in a third of the memory that its fields would take apart. */
import { packTexts, textAt } from '../../../lib/packedTexts'
import { shared } from '../../../lib/shared'
import type { Position } from '../distance'
import type { DealerEntry } from './entry'

/** What dealers have in common with many others: one object for all that are alike. */
export type DealerKind = Pick<
  DealerEntry,
  'services' | 'lines' | 'hours' | 'onShow' | 'ranges' | 'areaRadius' | 'priority'
>

export type DealerTexts = Pick<
  DealerEntry,
  'slug' | 'name' | 'number' | 'street' | 'phone' | 'updatedAt' | 'canonical' | 'postcode' | 'place'
>

/** Positions are kept to a centimetre: whole numbers need no memory of their own. */
const OF_DEGREE = 1e7

export class PackedDealer implements DealerEntry {
  readonly id: number
  readonly postcode: string
  readonly place: string
  readonly #texts: string
  readonly #latitude: number | undefined
  readonly #longitude: number | undefined
  readonly #kind: DealerKind

  constructor(id: number, texts: DealerTexts, position: Position | undefined, kind: DealerKind) {
    const { slug, name, number, street, phone, updatedAt, canonical } = texts
    this.id = id
    this.postcode = shared(texts.postcode)
    this.place = shared(texts.place)
    this.#texts = packTexts([slug, name, number, street, phone, updatedAt, canonical])
    this.#latitude = position && Math.round(position.latitude * OF_DEGREE)
    this.#longitude = position && Math.round(position.longitude * OF_DEGREE)
    this.#kind = kind
  }

  get slug(): string {
    return textAt(this.#texts, 0)
  }

  get name(): string {
    return textAt(this.#texts, 1)
  }

  get number(): string {
    return textAt(this.#texts, 2)
  }

  get street(): string {
    return textAt(this.#texts, 3)
  }

  get phone(): string {
    return textAt(this.#texts, 4)
  }

  get updatedAt(): string {
    return textAt(this.#texts, 5)
  }

  get canonical(): string {
    return textAt(this.#texts, 6)
  }

  get position(): Position | undefined {
    const [latitude, longitude] = [this.#latitude, this.#longitude]
    if (latitude === undefined || longitude === undefined) return undefined
    return { latitude: latitude / OF_DEGREE, longitude: longitude / OF_DEGREE }
  }

  get services() {
    return this.#kind.services
  }

  get lines() {
    return this.#kind.lines
  }

  get hours() {
    return this.#kind.hours
  }

  get onShow() {
    return this.#kind.onShow
  }

  get ranges() {
    return this.#kind.ranges
  }

  get areaRadius(): number {
    return this.#kind.areaRadius
  }

  get priority(): number {
    return this.#kind.priority
  }
}
