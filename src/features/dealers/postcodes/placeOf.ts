/** Resolves a visitor's text to a place: a postcode, a name or an address. */

import type { ContentReader } from '../../../cms/reader'
import { folded } from '../../../lib/norwegian'
import { dealerIndex } from '../directory/dealerIndex'
import { kmBetween, type Position } from '../distance'
import { lookUpAddress } from './addressService'
import { areaOf } from './areas'
import { middleOf, type NamedPlace, type PlaceNames, placeName } from './names'
import { postcodeTable } from './table'

export type PlaceResult =
  | {
      kind: 'found'
      position: Position
      /** `9008 Tromsø`, `Tromsø`, `Storgata 12, 9008 Tromsø`. */
      label: string
      /** Present if the text named one, or the place has one. */
      postcode?: string
      /** Whether the position is that of a larger area. */
      approximate: boolean
      /** Set if the typed name is unknown and this is the closest match. */
      isCorrected?: true
    }
  /** A name or an address that fits several places. */
  | { kind: 'choices'; choices: readonly PlaceChoice[]; isCorrected?: true }
  /** `isStreet`: a street and a number without a town, which many towns may have. */
  | { kind: 'unknown'; isStreet?: true }

/** `term` is a search that selects this place. */
export type PlaceChoice = Pick<NamedPlace, 'label' | 'term'>

/** Characters of a search; addresses are shorter. */
export const MAX_PLACE = 100
/** `Storgata 92`, `Øvre gate 4 B`. */
const STREET = /^\p{Letter}[\p{Letter} .'-]* \d{1,4} ?\p{Letter}?$/u
/** Dealers of one town name must lie within this distance in kilometres, or the name is ambiguous. */
const ONE_PLACE_KM = 60

export async function placeOf(reader: ContentReader, text: string): Promise<PlaceResult> {
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, MAX_PLACE)
  if (!typed) return { kind: 'unknown' }
  const names = await postcodeTable(reader.payload)
  const named = placeNamed(names, typed)
  if (named) return named
  const { addressService } = await reader.global('dealerSettings', { depth: 0 })
  const address = addressService ? await ofAddress(addressService, typed) : undefined
  if (address) return address
  // `Storgata 12, 9008 Tromsø`: the postcode at the end is known.
  const within = /(?:^|[ ,])(\d{4})(?=$|[ ,])/.exec(typed)?.[1]
  if (within && /\p{Letter}/u.test(typed)) {
    const around = ofPostcode(names, within)
    if (around.kind === 'found') return { ...around, approximate: true }
  }
  const [, last] = /(?:,|\d ?[A-Za-z]?[, ])\s*(\p{Letter}{2}[^,\d]*)$/u.exec(typed) ?? []
  const around = last ? ofName(names.named(last)) : undefined
  if (around) return around.kind === 'found' ? { ...around, approximate: true } : around
  const dealersPlace = await ofDealersPlace(reader, typed)
  if (dealersPlace) return dealersPlace
  if (STREET.test(typed)) return addressService ? { kind: 'unknown' } : { kind: 'unknown', isStreet: true }
  const meant = ofName(names.meant(typed))
  return meant ? { ...meant, isCorrected: true } : { kind: 'unknown' }
}

/** What a text names by itself, without asking a service: a postcode, or a place of the register. */
export function placeNamed(names: PlaceNames, typed: string): PlaceResult | undefined {
  const [, postcode, town] = /^(?:N(?:O)?-? ?)?(\d{4})(?:[ ,]+(\p{Letter}.*))?$/iu.exec(typed) ?? []
  return postcode && (!town || !/\d/.test(town)) ? ofPostcode(names, postcode) : ofName(names.named(typed))
}

function ofPostcode(names: PlaceNames, postcode: string): PlaceResult {
  const known = names.postcode(postcode)
  const label = known ? `${postcode} ${placeName(known.place)}` : postcode
  if (known?.position)
    return { kind: 'found', position: known.position, label, postcode, approximate: known.approximate ?? false }
  const area = areaOf(postcode)
  return area ? { kind: 'found', position: area, label, postcode, approximate: true } : { kind: 'unknown' }
}

function ofName(places: readonly NamedPlace[]): Exclude<PlaceResult, { kind: 'unknown' }> | undefined {
  const [first, ...others] = places
  if (!first) return undefined
  if (others.length > 0) return { kind: 'choices', choices: places }
  const { position, label, postcode, approximate } = first
  return { kind: 'found', position, label, approximate, ...(postcode ? { postcode } : {}) }
}

async function ofAddress(service: string, typed: string): Promise<PlaceResult | undefined> {
  if (!/\p{Letter}/u.test(typed)) return undefined
  const found = await lookUpAddress(service, typed)
  const [first, ...others] = found
  if (!first) return undefined
  if (others.length > 0) return { kind: 'choices', choices: found.map(({ label }) => ({ label, term: label })) }
  const { label, position, postcode } = first
  return { kind: 'found', position, label, approximate: false, ...(postcode ? { postcode } : {}) }
}

function onceForEach(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const found = known.get(text) ?? test(text)
    known.set(text, found)
    return found
  }
}

/** For a place that no register knows, the position of the dealers that name it as their town. */
async function ofDealersPlace(reader: ContentReader, typed: string): Promise<PlaceResult | undefined> {
  const term = folded(typed)
  const positions: Position[] = []
  let label = typed
  // Many dealers have the same town.
  const isTyped = onceForEach((place) => folded(place) === term)
  for (const { place, position } of (await reader.index(dealerIndex)).all()) {
    if (!position || !isTyped(place)) continue
    positions.push(position)
    label = place
  }
  if (positions.length === 0) return undefined
  const position = middleOf(positions)
  if (positions.some((other) => kmBetween(other, position) > ONE_PLACE_KM)) return undefined
  return { kind: 'found', position, label, approximate: true }
}
