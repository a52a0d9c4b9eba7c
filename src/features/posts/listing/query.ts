/** Parses the query of the list of posts, and writes it. Its names are the same in every language. */

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
  const page = Number(query[PAGE])
  return {
    category: query[CATEGORY] || undefined,
    year: Number.isInteger(year) && year > 0 ? year : undefined,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query of a state, with `?`; empty if all values are defaults. */
export function queryOf({ category, year, page }: ListingState): string {
  const query = new URLSearchParams({
    ...(category === undefined ? {} : { [CATEGORY]: category }),
    ...(year === undefined ? {} : { [YEAR]: String(year) }),
    ...(page > 1 ? { [PAGE]: String(page) } : {}),
  }).toString()
  return query && `?${query}`
}

/** Whether a query is written as `queryOf` writes its state: others redirect there, so that a page has one address. */
export function isCanonical(query: Readonly<Record<string, string>>, state: ListingState): boolean {
  const given = new URLSearchParams(
    listingQuery.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )
  const written = given.toString()
  return (written && `?${written}`) === queryOf(state)
}
