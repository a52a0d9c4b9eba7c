/** A visit to any page that carries a search shows the results page (docs/behaviour.md#search). */

import { splitLocale } from '../lib/locales'
import { SEARCH_PARAMETER } from './SearchForm'
import { SEARCH_PATH } from './screens'
import { localisedPath } from './site'

/** Where a search on another page is answered; undefined for what carries none, and for the results page itself. */
export function resultsAddress(path: string, search: string): string | undefined {
  // Most addresses have no query, and most queries no search: looked for before anything is taken apart.
  if (!search.includes(`${SEARCH_PARAMETER}=`)) return undefined
  const { locale, path: bare } = splitLocale(path)
  const given = new URLSearchParams(search)
  const term = given.get(SEARCH_PARAMETER)
  if (bare === SEARCH_PATH || term === null) return undefined
  given.delete(SEARCH_PARAMETER)
  // Whatever else the address says (where a visit comes from) goes along.
  return `${localisedPath(SEARCH_PATH, locale)}?${new URLSearchParams([[SEARCH_PARAMETER, term], ...given])}`
}
