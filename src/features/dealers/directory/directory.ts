/** In-memory directory of published dealers: by distance, by name and by territory. */
import { ByText } from '../../../lib/byText'
import { folded } from '../../../lib/norwegian'
import { atOnce, withPauses } from '../../../lib/pieces'
import { kmBetween, type Position, sameStep } from '../distance'
import { isInRanges } from '../postcodes/ranges'
import type { DealerEntry, FoundDealer } from './entry'
import { isLocated, Located, type Test } from './located'
import { Named, rankOf } from './named'
import { countProfiles, type ProfileCount } from './profiles'

export type { Test } from './located'

/** What the dealers of a moment are found by; later changes are looked at one by one. */
interface Arranged {
  located: Located
  named: Named
}

function* arranged(dealers: readonly DealerEntry[]): Generator<void, Arranged> {
  return { located: yield* Located.of(dealers), named: yield* Named.of(dealers) }
}

/** Half a step of the shown distances, in kilometres. */
const HALF_STEP = 0.05
/** Changed dealers beyond which all are arranged anew. */
const MANY = 500

export class DealerDirectory {
  readonly #dealers = new Map<number, DealerEntry>()
  readonly #slugs: ByText
  #arranged = atOnce(arranged([]))
  /** Dealers that were put or removed since, as long as they are few. */
  #changed = new Set<number>()
  /** The same since an arranging began that goes on. */
  #meanwhile: Set<number> | undefined
  #territorial: DealerEntry[] | undefined
  #showing: Map<number, DealerEntry[]> | undefined
  /** Incremented on each change of a dealer. */
  version = 0

  /** `from`: another directory whose dealers this one has, too. */
  constructor(from?: DealerDirectory) {
    this.#slugs = new ByText((id) => this.#dealers.get(id)?.slug ?? '', from ? from.#slugs : undefined)
    if (!from) return
    this.#dealers = new Map(from.#dealers)
    this.#arranged = from.#arranged
    this.#changed = new Set(from.#changed)
  }

  get size(): number {
    return this.#dealers.size
  }

  put(dealer: DealerEntry): void {
    this.remove(dealer.id)
    this.#dealers.set(dealer.id, dealer)
    this.#slugs.set(dealer.id)
  }

  remove(id: number): void {
    this.version++
    if (this.#dealers.has(id)) this.#slugs.delete(id)
    this.#dealers.delete(id)
    for (const changed of [this.#changed, this.#meanwhile]) if (changed && changed.size <= MANY) changed.add(id)
    this.#territorial = undefined
    this.#showing = undefined
  }

  /** Arranges the dealers ahead of use, with pauses for the event loop; not for callers at once. */
  async settle(): Promise<void> {
    while (this.#changed.size > MANY) {
      const meanwhile = new Set<number>()
      this.#meanwhile = meanwhile
      this.#arranged = await withPauses(arranged([...this.#dealers.values()]))
      this.#changed = meanwhile
      this.#meanwhile = undefined
    }
  }

  #arrange(): Arranged {
    if (this.#changed.size > MANY) {
      this.#arranged = atOnce(arranged([...this.#dealers.values()]))
      this.#changed.clear()
    }
    return this.#arranged
  }

  readonly #isCurrent = (dealer: DealerEntry): boolean =>
    this.#changed.size === 0 || this.#dealers.get(dealer.id) === dealer

  /** Those that are not arranged yet. */
  #fresh(): DealerEntry[] {
    return [...this.#changed].flatMap((id) => this.#dealers.get(id) ?? [])
  }

  byId(id: number): DealerEntry | undefined {
    return this.#dealers.get(id)
  }

  bySlug(slug: string): DealerEntry | undefined {
    const id = this.#slugs.get(slug)
    return id === undefined ? undefined : this.#dealers.get(id)
  }

  all(): Iterable<DealerEntry> {
    return this.#dealers.values()
  }

  /** The dealers that have an article on show, as a directory of their own. */
  showing(article: number): DealerDirectory {
    this.#showing ??= byArticle(this.#dealers.values())
    const shown = new DealerDirectory()
    for (const dealer of this.#showing.get(article) ?? []) shown.put(dealer)
    return shown
  }

  /** Nearest first; at equal distance by priority, then by name. */
  nearest(
    at: Position,
    { where, limit, withinKm = Number.POSITIVE_INFINITY }: { where?: Test; limit: number; withinKm?: number },
  ): FoundDealer[] {
    if (limit <= 0) return []
    const { located } = this.#arrange()
    const fresh = this.#fresh()
      .filter(isLocated)
      .filter((dealer) => where?.(dealer) ?? true)
      .map((dealer) => ({ dealer, km: kmBetween(at, dealer.position) }))
    const ask = (most: number, km: number) =>
      [...located.nearest(at, most, km, this.#isCurrent, where), ...fresh.filter((one) => one.km <= km)]
        .sort((one, other) => one.km - other.km)
        .slice(0, most)
    const found = ask(limit, withinKm)
    const last = found.at(-1)
    // Dealers at the same distance as the last may have higher priority.
    const tied = last && found.length === limit ? (sameStep(last.km) + 1) / 10 - HALF_STEP : undefined
    const all = tied === undefined ? found : ask(limit + MOST_TIED, Math.min(tied, withinKm))
    return sortFound(all).slice(0, limit)
  }

  /** Number of dealers within a distance, by profile; one may come twice. */
  within(at: Position, km: number): ProfileCount[] {
    const { located } = this.#arrange()
    const fresh = this.#fresh().filter((dealer) => isLocated(dealer) && kmBetween(at, dealer.position) <= km)
    return [...located.within(at, km, this.#isCurrent), ...countProfiles(fresh)]
  }

  /** Dealers whose name has these words; names that begin with them come first. */
  named(text: string, limit: number): DealerEntry[] {
    const term = folded(text).trim()
    if (!term) return []
    const ranks = this.#arrange().named.find(term, limit, this.#isCurrent)
    for (const dealer of this.#fresh()) {
      const name = folded(dealer.name)
      if (name.includes(term)) ranks[rankOf(name, term)]?.push(dealer)
    }
    return ranks.flatMap((rank) => rank.sort(byPriority)).slice(0, limit)
  }

  /** Dealers that serve a postcode, by their postcodes or their radius; nearest first if its position is known. */
  serving(postcode: string, at: Position | undefined, where: Test = () => true): DealerEntry[] {
    this.#territorial ??= [...this.#dealers.values()].filter(
      ({ ranges, areaRadius }) => ranges.length > 0 || areaRadius > 0,
    )
    const away = ({ position }: DealerEntry) => (at && position ? kmBetween(at, position) : Number.POSITIVE_INFINITY)
    return this.#territorial
      .filter(
        (dealer) =>
          where(dealer) &&
          (isInRanges(postcode, dealer.ranges) || (dealer.areaRadius > 0 && away(dealer) <= dealer.areaRadius)),
      )
      .map((dealer) => ({ dealer, km: away(dealer) }))
      .sort(compareFound)
      .map(({ dealer }) => dealer)
  }
}

function byArticle(dealers: Iterable<DealerEntry>): Map<number, DealerEntry[]> {
  const found = new Map<number, DealerEntry[]>()
  for (const dealer of dealers)
    for (const article of dealer.onShow) {
      const others = found.get(article)
      if (others) others.push(dealer)
      else found.set(article, [dealer])
    }
  return found
}

/** Dealers at equal distance that are compared beyond the limit. */
const MOST_TIED = 500

const names = new Intl.Collator('nb')

function byName(one: DealerEntry, other: DealerEntry): number {
  return names.compare(one.name, other.name)
}

function byPriority(one: DealerEntry, other: DealerEntry): number {
  return other.priority - one.priority || byName(one, other)
}

function compareFound(one: FoundDealer, other: FoundDealer): number {
  if (one.km === other.km) return byPriority(one.dealer, other.dealer)
  return sameStep(one.km) - sameStep(other.km) || byPriority(one.dealer, other.dealer)
}

function sortFound(found: readonly FoundDealer[]): FoundDealer[] {
  return [...found].sort(compareFound)
}
