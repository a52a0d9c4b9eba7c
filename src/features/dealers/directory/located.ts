/** Where dealers are: trees over their positions. */
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { chordOf, kmBetween, type Position, unitVector } from '../distance'
import type { DealerEntry, DealerProfile, FoundDealer } from './entry'
import { type ProfileCount, Profiles } from './profiles'

type LocatedDealer = DealerEntry & { position: Position }

/** Called once for each distinct profile, not for each dealer. */
export type Test = (profile: DealerProfile) => boolean
export type IsCurrent = (dealer: DealerEntry) => boolean

interface Tree {
  tree: KDBush
  /** In the order of the tree's numbers, as their profiles and vectors. */
  dealers: readonly LocatedDealer[]
  profiles: Uint32Array
  /** Three coordinates for each dealer: its point on a unit sphere. */
  vectors: Float64Array
}

/** Dealers of one tree, which is sorted in one piece: some twenty milliseconds when its code is cold. */
const OF_TREE = 32_768
/** Dealers that are added to a tree between two pauses. */
const PIECE = 4096
const KM_PER_DEGREE = 111.2
/** Beyond half the Earth's circumference: geokdbush does not accept infinity. */
const MAX_KM = 20_016

export const isLocated = (dealer: DealerEntry): dealer is LocatedDealer => dealer.position !== undefined

export class Located {
  readonly #trees: Tree[] = []
  readonly #profiles = new Profiles()

  static *of(dealers: readonly DealerEntry[]): Generator<void, Located> {
    const located = new Located()
    const all = dealers.filter(isLocated)
    for (let from = 0; from < all.length; from += OF_TREE) yield* located.#plant(all.slice(from, from + OF_TREE))
    return located
  }

  *#plant(dealers: readonly LocatedDealer[]): Generator<void> {
    const tree = new KDBush(dealers.length)
    const vectors = new Float64Array(3 * dealers.length)
    const profiles = new Uint32Array(dealers.length)
    for (const [index, dealer] of dealers.entries()) {
      if (index % PIECE === 0) yield
      tree.add(dealer.position.longitude, dealer.position.latitude)
      vectors.set(unitVector(dealer.position), 3 * index)
      profiles[index] = this.#profiles.numberOf(dealer)
    }
    yield
    tree.finish()
    this.#trees.push({ tree, dealers, profiles, vectors })
  }

  /** The nearest of each tree, in no order: the nearest of all are among them. */
  nearest(at: Position, most: number, withinKm: number, isCurrent: IsCurrent, where?: Test): FoundDealer[] {
    const passing = where && this.#profiles.all.map(where)
    return this.#trees.flatMap(({ tree, dealers, profiles }) => {
      const passes = (index: number) =>
        (!passing || passing[profiles[index] as number] === true) && isCurrent(dealers[index] as DealerEntry)
      return around(tree, at.longitude, at.latitude, most, Math.min(withinKm, MAX_KM), passes).flatMap((index) => {
        const dealer = dealers[index as number]
        return dealer ? [{ dealer, km: kmBetween(at, dealer.position) }] : []
      })
    })
  }

  /** Number of dealers within a distance, by profile. */
  within(at: Position, km: number, isCurrent: IsCurrent): ProfileCount[] {
    const high = km / KM_PER_DEGREE
    const wide = Math.min(360, high / Math.max(0.01, Math.cos(((Math.abs(at.latitude) + high) * Math.PI) / 180)))
    const { latitude, longitude } = at
    const [x, y, z] = unitVector(at)
    const chord = chordOf(km) ** 2
    const counts = new Uint32Array(this.#profiles.all.length)
    for (const { tree, dealers, profiles, vectors } of this.#trees)
      for (const index of tree.range(longitude - wide, latitude - high, longitude + wide, latitude + high)) {
        const away =
          ((vectors[3 * index] as number) - x) ** 2 +
          ((vectors[3 * index + 1] as number) - y) ** 2 +
          ((vectors[3 * index + 2] as number) - z) ** 2
        if (away > chord || !isCurrent(dealers[index] as DealerEntry)) continue
        const profile = profiles[index] as number
        counts[profile] = (counts[profile] as number) + 1
      }
    return this.#profiles.counted(counts)
  }
}
