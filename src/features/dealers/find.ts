/** Dealers for other features: by id or slug, nearest first, or by territory. */
import type { ContentReader } from '../../cms/reader'
import { dealerIndex } from './directory/dealerIndex'
import type { DealerEntry, FoundDealer } from './directory/entry'
import type { Position } from './distance'

/** Default number of results. */
const LIMIT = 5

const carries = (has: readonly number[], wanted: readonly number[]) => wanted.every((id) => has.includes(id))

/** The published dealer with an id or a slug. */
export async function findDealer(reader: ContentReader, idOrSlug: number | string): Promise<DealerEntry | undefined> {
  const directory = await reader.index(dealerIndex)
  if (typeof idOrSlug === 'number') return directory.byId(idOrSlug)
  return directory.bySlug(idOrSlug) ?? (/^\d+$/.test(idOrSlug) ? directory.byId(Number(idOrSlug)) : undefined)
}

/** Dealers that carry all the lines and offer all the services; nearest first, then by priority, then by name. */
export async function nearestDealers(
  reader: ContentReader,
  {
    at,
    lines = [],
    services = [],
    limit = LIMIT,
    withinKm,
  }: {
    at: Position
    /** Ids of product lines. */
    lines?: readonly number[]
    /** Ids of services. */
    services?: readonly number[]
    limit?: number
    withinKm?: number
  },
): Promise<FoundDealer[]> {
  const directory = await reader.index(dealerIndex)
  return directory.nearest(at, {
    limit,
    where: (dealer) => carries(dealer.lines, lines) && carries(dealer.services, services),
    ...(withinKm === undefined ? {} : { withinKm }),
  })
}

/** Dealers whose territory holds a postcode, nearest first if its position is known. */
export async function territoryDealers(
  reader: ContentReader,
  { postcode, at, lines = [] }: { postcode: string; at?: Position; lines?: readonly number[] },
): Promise<DealerEntry[]> {
  const directory = await reader.index(dealerIndex)
  return directory.serving(postcode, at, (dealer) => carries(dealer.lines, lines))
}
