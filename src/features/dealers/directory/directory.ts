/** In-memory directory of published dealers: by distance, by name and by territory. */
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { folded } from '../../../lib/norwegian'
import { chordOf, kmBetween, type Position, sameStep, unitVector } from '../distance'
import { isInRanges } from '../postcodes/ranges'
import type { DealerEntry, DealerProfile, FoundDealer } from './entry'
import { countsOf, type ProfileCount, type Profiles, profilesOf } from './profiles'

/** Called once for each distinct profile, not for each dealer. */
export type Test = (profile: DealerProfile) => boolean

interface Located {
  tree: KDBush
  /** In the order of the tree's numbers. */
  dealers: readonly (DealerEntry & { position: Position })[]
  profiles: Profiles
  /** Three coordinates for each dealer: its point on a unit sphere. */
  vectors: Float64Array
}

interface Named {
  dealer: DealerEntry
  name: string
}

/** Half a step of the shown distances, in kilometres. */
const HALF_STEP = 0.05
const KM_PER_DEGREE = 111.2

export class DealerDirectory {
  readonly #dealers = new Map<number, DealerEntry>()
  readonly #slugs = new Map<string, DealerEntry>()
  #located: Located | undefined
  #named: Named[] | undefined
  #territorial: DealerEntry[] | undefined
  #showing: Map<number, DealerEntry[]> | undefined

  /** `from`: another directory whose dealers this one has, too. */
  constructor(from?: DealerDirectory) {
    if (!from) return
    this.#dealers = new Map(from.#dealers)
    this.#slugs = new Map(from.#slugs)
  }

  get size(): number {
    return this.#dealers.size
  }

  put(dealer: DealerEntry): void {
    this.remove(dealer.id)
    this.#dealers.set(dealer.id, dealer)
    this.#slugs.set(dealer.slug, dealer)
  }

  remove(id: number): void {
    const known = this.#dealers.get(id)
    if (known && this.#slugs.get(known.slug) === known) this.#slugs.delete(known.slug)
    this.#dealers.delete(id)
    this.#located = undefined
    this.#named = undefined
    this.#territorial = undefined
    this.#showing = undefined
  }

  byId(id: number): DealerEntry | undefined {
    return this.#dealers.get(id)
  }

  bySlug(slug: string): DealerEntry | undefined {
    return this.#slugs.get(slug)
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
    const { tree, dealers, profiles } = this.#locate()
    if (dealers.length === 0 || limit <= 0) return []
    const passing = where && profiles.all.map(where)
    const filter = passing ? (index: number) => passing[profiles.of[index] as number] === true : undefined
    const ask = (most: number, km: number) =>
      around(tree, at.longitude, at.latitude, most, Math.min(km, MAX_KM), filter).flatMap((index) => {
        const dealer = dealers[index as number]
        return dealer ? [{ dealer, km: kmBetween(at, dealer.position) }] : []
      })
    const found = ask(limit, withinKm)
    const last = found.at(-1)
    // Dealers at the same distance as the last may have higher priority.
    const tied = last && found.length === limit ? (sameStep(last.km) + 1) / 10 - HALF_STEP : undefined
    const all = tied === undefined ? found : ask(limit + MOST_TIED, Math.min(tied, withinKm))
    return sortFound(all).slice(0, limit)
  }

  /** Number of dealers within a distance, by profile. */
  within(at: Position, km: number): ProfileCount[] {
    const { tree, profiles, vectors } = this.#locate()
    const high = km / KM_PER_DEGREE
    const wide = Math.min(360, high / Math.max(0.01, Math.cos(((Math.abs(at.latitude) + high) * Math.PI) / 180)))
    const { latitude, longitude } = at
    const [x, y, z] = unitVector(at)
    const chord = chordOf(km) ** 2
    const counts = new Uint32Array(profiles.all.length)
    for (const index of tree.range(longitude - wide, latitude - high, longitude + wide, latitude + high)) {
      const away =
        ((vectors[3 * index] as number) - x) ** 2 +
        ((vectors[3 * index + 1] as number) - y) ** 2 +
        ((vectors[3 * index + 2] as number) - z) ** 2
      if (away <= chord) {
        const profile = profiles.of[index] as number
        counts[profile] = (counts[profile] as number) + 1
      }
    }
    return countsOf(profiles, counts)
  }

  /** Dealers whose name has these words; names that begin with them come first. */
  named(text: string, limit: number): DealerEntry[] {
    const term = folded(text).trim()
    if (!term) return []
    this.#named ??= [...this.#dealers.values()].map((dealer) => ({ dealer, name: folded(dealer.name) }))
    const rank = ({ name }: Named) =>
      name === term ? 0 : name.startsWith(term) ? 1 : name.includes(` ${term}`) ? 2 : 3
    // Many dealers may match: only the best so far are kept and sorted.
    let best: (Named & { rank: number })[] = []
    const cut = () => {
      best = best.sort((one, other) => one.rank - other.rank || byPriority(one.dealer, other.dealer)).slice(0, limit)
    }
    for (const named of this.#named) {
      if (!named.name.includes(term)) continue
      const own = rank(named)
      const last = best.length === limit ? best[limit - 1] : undefined
      if (last && (last.rank - own || byPriority(last.dealer, named.dealer)) <= 0) continue
      best.push({ ...named, rank: own })
      if (best.length >= 2 * limit) cut()
    }
    cut()
    return best.map(({ dealer }) => dealer)
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

  #locate(): Located {
    if (this.#located) return this.#located
    const dealers = [...this.#dealers.values()].filter(isLocated)
    const tree = new KDBush(dealers.length)
    const vectors = new Float64Array(3 * dealers.length)
    for (const [index, { position }] of dealers.entries()) {
      tree.add(position.longitude, position.latitude)
      vectors.set(unitVector(position), 3 * index)
    }
    tree.finish()
    this.#located = { tree, dealers, profiles: profilesOf(dealers), vectors }
    return this.#located
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

/** Beyond half the Earth's circumference: geokdbush does not accept infinity. */
const MAX_KM = 20_016
/** Dealers at equal distance that are compared beyond the limit. */
const MOST_TIED = 500

const isLocated = (dealer: DealerEntry): dealer is DealerEntry & { position: Position } => dealer.position !== undefined

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
