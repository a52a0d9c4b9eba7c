/** Places by name: postal towns and municipalities of the table of postcodes. */
import { folded } from '../../../lib/norwegian'
import { distance } from '../../../lib/words/spelling'
import { kmBetween, type Position } from '../distance'
import type { OtherName } from './otherNames'

export interface PostcodePlace {
  /** Empty for a place that has no postcode of its own: Ytrebygda. */
  postcode: string
  place: string
  municipality: string
  /** Undefined if the imported file had none. */
  position: Position | undefined
  county?: string | undefined
  /** Other names of the municipality: `Deatnu` for Tana. */
  otherNames?: readonly string[] | undefined
  /** Whether the position is that of a larger area. */
  approximate?: boolean | undefined
  /** Centre of a place whose postcodes are spread over a whole town. */
  centre?: Position | undefined
}

export interface NamedPlace {
  /** The label for visitors: `Tromsø`, `Os (5200 Os)`. */
  label: string
  position: Position
  approximate: boolean
  /** A search that selects exactly this place: a postcode, or an unambiguous name. */
  term: string
  /** Undefined for a place that is not a postal town: a county, a part of a town. */
  postcode?: string
}

/** Postcodes of one name that are farther apart are different places: Os by Bergen and Os in Østerdalen. */
const SAME_PLACE_KM = 40

const small = new Set(['i', 'på', 'og', 'ved', 'in', 'the'])

/** Registers use capitals: `MO I RANA` → `Mo i Rana`. Names with small letters are kept. */
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

/** The median, which one outlying postcode does not move. */
export function middleOf(positions: readonly Position[]): Position {
  return {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  }
}

type Located = PostcodePlace & { position: Position }

const isLocated = (place: PostcodePlace): place is Located => place.position !== undefined

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

/** Normalises names, so that `AALESUND`, `Ålesund` and `mo-i-rana` are found in any spelling. */
function nameKey(name: string): string {
  return folded(name)
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** Registers distinguish municipalities of one name: `Herøy (Nordland)`. */
const TOLD_APART = / \([^()]*\)$/
const municipalityName = (written: string) => placeName(written.replace(TOLD_APART, ''))
/** Number of suggestions. */
const MOST_SUGGESTED = 8
/** Number of places for a misspelt name. */
const MOST_MEANT = 6

/** Accepted wrong letters in a name: a short name with a wrong letter is another name. */
function mistakesIn(name: string): number {
  return name.length < 4 ? 0 : name.length < 8 ? 1 : 2
}

export class PlaceNames {
  readonly #byPostcode = new Map<string, PostcodePlace>()
  readonly #byName = new Map<string, Located[]>()
  readonly #byCounty = new Map<string, Located[]>()
  readonly #others = new Map<string, OtherName>()

  constructor(places: readonly PostcodePlace[], others: readonly OtherName[] = []) {
    // Cached by name: thousands of postcodes share a few hundred names.
    const keys = new Map<string, string>()
    const keyOf = (name: string): string => {
      const key = keys.get(name) ?? nameKey(name)
      keys.set(name, key)
      return key
    }
    for (const place of places) {
      if (place.postcode) this.#byPostcode.set(place.postcode, place)
      if (!isLocated(place)) continue
      const { municipality, otherNames = [], county } = place
      const names = [place.place, municipality.replace(TOLD_APART, ''), ...otherNames].map(keyOf)
      for (const name of new Set(names)) addTo(this.#byName, name, place)
      if (county) addTo(this.#byCounty, keyOf(county), place)
    }
    for (const other of others) this.#others.set(nameKey(other.name), other)
  }

  postcode(postcode: string): PostcodePlace | undefined {
    return this.#byPostcode.get(postcode)
  }

  /** Places with a name; several if it is ambiguous. */
  named(name: string): NamedPlace[] {
    const term = nameKey(name)
    const places = this.#places(term)
    if (places.length > 0) return places
    const county = this.#byCounty.get(term)
    if (county) return [this.#county(county)]
    const other = this.#others.get(term)
    if (other) return this.#meantBy(other)
    // `Sandvika, Bærum`
    const [, own, around] = /^(.+),([^,]+)$/.exec(name) ?? []
    return own && around ? this.#places(nameKey(own), nameKey(around)) : []
  }

  /** Completions of typed text: large places first. */
  suggest(text: string): NamedPlace[] {
    if (/^\d{2,4}$/.test(text)) {
      const codes = [...this.#byPostcode.values()].filter(({ postcode }) => postcode.startsWith(text)).sort(byPostcode)
      return codes.slice(0, MOST_SUGGESTED).flatMap((place) => {
        const label = `${place.postcode} ${placeName(place.place)}`
        return place.position ? [{ ...seen(place, place.position), label, term: place.postcode }] : []
      })
    }
    const term = nameKey(text)
    if (!term) return []
    const starts: string[] = []
    const holds: string[] = []
    for (const key of this.#keys()) {
      if (key.startsWith(term)) starts.push(key)
      else if (key.includes(` ${term}`)) holds.push(key)
    }
    const suggested: NamedPlace[] = []
    for (const key of [...this.#bySize(starts), ...this.#bySize(holds)]) {
      for (const place of this.named(key))
        if (!suggested.some(({ label }) => label === place.label)) suggested.push(place)
      if (suggested.length >= MOST_SUGGESTED) break
    }
    return suggested.slice(0, MOST_SUGGESTED)
  }

  /** Places whose names are closest to a misspelt one. */
  meant(name: string): NamedPlace[] {
    const term = nameKey(name)
    let most = mistakesIn(term)
    let nearest: string[] = []
    for (const key of this.#keys()) {
      const mistakes = distance(term, key, most)
      if (mistakes > most) continue
      if (mistakes < most) nearest = []
      most = mistakes
      nearest.push(key)
    }
    return this.#bySize(nearest)
      .slice(0, MOST_MEANT)
      .flatMap((key) => this.named(key))
      .slice(0, MOST_MEANT)
  }

  *#keys(): Iterable<string> {
    yield* this.#byName.keys()
    for (const key of this.#byCounty.keys()) if (!this.#byName.has(key)) yield key
    for (const key of this.#others.keys()) if (!this.#byName.has(key) && !this.#byCounty.has(key)) yield key
  }

  #bySize(keys: readonly string[]): string[] {
    const size = (key: string) => this.#byName.get(key)?.length ?? 0
    return [...keys].sort((one, other) => size(other) - size(one) || (one < other ? -1 : 1))
  }

  #places(term: string, around?: string): NamedPlace[] {
    const all = (this.#byName.get(term) ?? []).filter(
      ({ municipality, county = '' }) =>
        around === undefined || nameKey(municipalityName(municipality)) === around || nameKey(county) === around,
    )
    const isTown = ({ place }: PostcodePlace) => nameKey(place) === term
    const clusters = clustersOf([...all.filter(isTown), ...all.filter((place) => !isTown(place))])
    // An outlying part of a municipality whose centre is among them is not a separate place.
    const own = clusters.filter((cluster, at) =>
      cluster.some(
        (place) => !clusters.slice(0, at).some((before) => before.some((one) => isSameMunicipality(one, place))),
      ),
    )
    own.sort((one, other) => other.length - one.length)
    return own.map((cluster): NamedPlace => {
      // A postal town wins over the municipality around it.
      const towns = cluster.filter(isTown)
      const meant = towns.length > 0 ? towns : cluster
      const [first] = meant.sort(byPostcode) as [Located, ...Located[]]
      const precise = meant.filter(({ approximate, centre }) => centre || !approximate)
      const name = towns.length > 0 ? placeName(first.place) : municipalityName(first.municipality)
      const coded = first.postcode ? first : cluster.filter((place) => !isTown(place)).sort(byPostcode)[0]
      const inMunicipality = `${name}, ${municipalityName(first.municipality)}`
      const only = { label: name, term: around === undefined ? name : inMunicipality }
      const oneOfMany = coded?.postcode
        ? { label: `${name} (${coded.postcode} ${placeName(coded.place)})`, term: coded.postcode }
        : { label: inMunicipality, term: inMunicipality }
      return {
        ...(own.length > 1 ? oneOfMany : only),
        position: middleOf((precise.length > 0 ? precise : meant).map(({ position, centre }) => centre ?? position)),
        approximate: precise.length === 0,
        ...(first.postcode ? { postcode: first.postcode } : {}),
      }
    })
  }

  #county(places: readonly Located[]): NamedPlace {
    const name = places[0]?.county ?? ''
    return { label: name, term: name, position: middleOf(places.map(({ position }) => position)), approximate: true }
  }

  #meantBy({ name, means, isOwnPlace }: OtherName): NamedPlace[] {
    const known = this.#byPostcode.get(means)
    const places = known?.position ? [seen(known, known.position)] : this.#places(nameKey(means))
    return isOwnPlace
      ? places.slice(0, 1).map(({ position }) => ({ label: name, term: name, position, approximate: true }))
      : places
  }
}

function addTo(index: Map<string, Located[]>, key: string, place: Located): void {
  const same = index.get(key)
  if (same) same.push(place)
  else if (key) index.set(key, [place])
}

const isSameMunicipality = (one: PostcodePlace, other: PostcodePlace) =>
  one.municipality === other.municipality && one.county === other.county

/** Places without a postcode come last. */
const byPostcode = (one: PostcodePlace, other: PostcodePlace) =>
  (one.postcode || '~') < (other.postcode || '~') ? -1 : 1

const seen = ({ postcode, place, approximate = false }: PostcodePlace, position: Position): NamedPlace => ({
  label: placeName(place),
  term: placeName(place),
  position,
  approximate,
  postcode,
})
