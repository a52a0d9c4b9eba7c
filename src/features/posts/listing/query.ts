/** Parses the query of the list of posts, and writes it. Its names are the same in every language. */
import { pageIn, queryText } from '../../../web/listing/query'

const CATEGORY = 'kategori'
const YEAR = 'ar'
const PAGE = 'side'

export const listingQuery = [CATEGORY, YEAR, PAGE] as const

export interface ListingState {
  /** Slug. */
  category: string | undefined
  year: number | undefined
  /** From 1. */
  page: number
}

export function readListingQuery(query: Readonly<Record<string, string>>): ListingState {
  const year = Number(query[YEAR])
  return {
    category: query[CATEGORY] || undefined,
    year: Number.isInteger(year) && year > 0 ? year : undefined,
    page: pageIn(query[PAGE]),
  }
}

/** The query of a state, with `?`; empty if all values are defaults. */
export const queryOf = ({ category, year, page }: ListingState): string =>
  queryText({ [CATEGORY]: category, [YEAR]: year, [PAGE]: page > 1 ? page : undefined })
