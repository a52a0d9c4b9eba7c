/** Parses the query of the list of events, and writes it. Its names are the same in every language. */
import { pageIn, queryText } from '../../../web/listing/query'

const PERIOD = 'vis'
const PAST = 'tidligere'
const PAGE = 'side'

export const listingQuery = [PERIOD, PAGE] as const

export interface ListingState {
  /** Those that are over, instead of those to come. */
  past: boolean
  /** From 1. */
  page: number
}

export function readListingQuery(query: Readonly<Record<string, string>>): ListingState {
  return { past: query[PERIOD] === PAST, page: pageIn(query[PAGE]) }
}

/** The query of a state, with `?`; empty if all values are defaults. */
export const queryOf = ({ past, page }: ListingState): string =>
  queryText({ [PERIOD]: past ? PAST : undefined, [PAGE]: page > 1 ? page : undefined })
