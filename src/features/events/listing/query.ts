/** Parses the query of the list of events, and writes it. Its names are the same in every language. */

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
  const page = Number(query[PAGE])
  return { past: query[PERIOD] === PAST, page: Number.isSafeInteger(page) && page >= 1 ? page : 1 }
}

/** The query of a state, with `?`; empty if all values are defaults. */
export function queryOf({ past, page }: ListingState): string {
  const query = new URLSearchParams({
    ...(past ? { [PERIOD]: PAST } : {}),
    ...(page > 1 ? { [PAGE]: String(page) } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** Whether a query is written as `queryOf` writes its state: others redirect there, so that a page has one address. */
export function isCanonical(query: Readonly<Record<string, string>>, state: ListingState): boolean {
  const written = new URLSearchParams(
    listingQuery.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )
  return (written.size > 0 ? `?${written}` : '') === queryOf(state)
}
