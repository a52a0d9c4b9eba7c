/** Places by their names: postal towns and municipalities of the table of postcodes. */
import { folded } from '../../../content/norwegian'
import { kmBetween, type Position } from '../distance'

export interface PostcodePlace {
  postcode: string
  place: string
  municipality: string
  /** Undefined where the file that was read had none. */
  position: Position | undefined
}

export interface NamedPlace {
  /** As a visitor reads it: `Tromsø`, `Os (5200 Os)`. */
  label: string
  position: Position
  /** A postcode that means this place and no other. */
  postcode: string
}

/** Farther apart than this, postcodes of one name are different places: Os by Bergen and Os in Østerdalen. */
const SAME_PLACE_KM = 40

const small = new Set(['i', 'på', 'og', 'ved', 'in', 'the'])

/** Registers write in capitals: `MO I RANA` → `Mo i Rana`. What has small letters is left as it is. */
export function placeName(written: string): string {
  const text = written.trim().replace(/\s+/g, ' ')
  if (text !== text.toUpperCase()) return text
  return text
    .toLowerCase()
    .replace(/\p{Letter}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0
}

/** The middle that one postcode far out does not move. */
export function middleOf(positions: readonly Position[]): Position {
  return {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  }
}

type Located = PostcodePlace & { position: Position }

function clustersOf(places: readonly Located[]): Located[][] {
  const clusters: Located[][] = []
  for (const place of places) {
    const near = clusters.find((cluster) =>
      cluster.some(({ position }) => kmBetween(position, place.position) < SAME_PLACE_KM),
    )
    if (near) near.push(place)
    else clusters.push([place])
  }
  return clusters
}

export class PlaceNames {
  readonly #byPostcode = new Map<string, PostcodePlace>()
  readonly #byName = new Map<string, Located[]>()

  constructor(places: readonly PostcodePlace[]) {
    for (const place of places) {
      this.#byPostcode.set(place.postcode, place)
      if (!isLocated(place)) continue
      for (const name of new Set([folded(place.place), folded(place.municipality)])) {
        const same = this.#byName.get(name)
        if (same) same.push(place)
        else if (name) this.#byName.set(name, [place])
      }
    }
  }

  get isEmpty(): boolean {
    return this.#byPostcode.size === 0
  }

  postcode(postcode: string): PostcodePlace | undefined {
    return this.#byPostcode.get(postcode)
  }

  /** The places of a name; several where the name alone does not say which. */
  named(name: string): NamedPlace[] {
    const term = folded(name).trim().replace(/\s+/g, ' ')
    const clusters = clustersOf(this.#byName.get(term) ?? [])
    return clusters.flatMap((cluster): NamedPlace[] => {
      // A postal town is meant before the municipality around it.
      const towns = cluster.filter(({ place }) => folded(place) === term)
      const meant = towns.length > 0 ? towns : cluster
      const [first] = meant
      if (!first) return []
      const own = placeName(towns.length > 0 ? first.place : first.municipality)
      const label = clusters.length > 1 ? `${own} (${first.postcode} ${placeName(first.place)})` : own
      return [{ label, position: middleOf(meant.map(({ position }) => position)), postcode: first.postcode }]
    })
  }
}

const isLocated = (place: PostcodePlace): place is Located => place.position !== undefined
