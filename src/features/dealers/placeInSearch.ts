/** The place that a search means, and the dealers around it: `4021`, `forhandler Svalbard`. */
import type { ContentReader } from '../../cms/reader'
import type { Locale, Localised } from '../../lib/locales'
import { stems } from '../../lib/words/stem'
import { stopWords } from '../../lib/words/stopWords'
import { words, writtenWords } from '../../lib/words/words'
import type { Position } from './distance'
import { nearestDealers } from './find'
import { placeNamed } from './postcodes/placeOf'
import { postcodeTable } from './postcodes/table'

/** What visitors call a dealer. */
export const dealerWords: Localised = { nb: 'forhandler butikk', en: 'dealer shop' }

/** Words that a search for dealers has beside the place, compounds that end so too: `peisbutikk`, `ovnsmontør`. */
const askedBy: Localised = {
  nb: `${dealerWords.nb} montør montering åpningstid`,
  en: `${dealerWords.en} store fitter opening hours`,
}

/** Dealers that stand for a place among the hits of a search. */
const AROUND = 3

/**
 * Ids of the dealers nearest to the place that the whole search names, without the words that ask for a dealer; where
 * several places have the name, of the nearest to each.
 */
export async function dealersNearNamedPlace(reader: ContentReader, term: string): Promise<number[]> {
  const places = (await placesIn(reader, term)).slice(0, AROUND)
  const limit = places.length > 1 ? 1 : AROUND
  const around = await Promise.all(places.map((at) => nearestDealers(reader, { at, limit })))
  return [...new Set(around.flat().map(({ dealer }) => dealer.id))]
}

async function placesIn({ payload, locale }: ContentReader, term: string): Promise<Position[]> {
  const asks = words(term).map((word) => asksForDealer(word, locale))
  const name = writtenWords(term)
    .slice(asks.indexOf(false), asks.lastIndexOf(false) + 1)
    .join(' ')
  if (!name) return []
  const names = await postcodeTable(payload)
  // An article's number may be a postcode too: what follows one must be a place.
  const [, town] = /^\d{4} (.+)$/.exec(name) ?? []
  if (town && names.named(town).length === 0) return []
  const positionsOf = (text: string): Position[] => {
    const place = placeNamed(names, text)
    if (place?.kind === 'choices') return place.choices.flatMap(({ term: one }) => positionsOf(one))
    return place?.kind === 'found' ? [place.position] : []
  }
  return positionsOf(name)
}

function asksForDealer(word: string, locale: Locale): boolean {
  const stem = stems[locale]
  return stopWords[locale].has(word) || words(askedBy[locale]).some((name) => stem(word).endsWith(stem(name)))
}
