/** A request for any page with a search parameter leads to the results page (docs/behaviour.md#search). */

import { splitLocale } from '../lib/locales'
import { SEARCH_PARAMETER } from './SearchForm'
import { localisedPath } from './site'

/** Address of the results (`resultsPath`) for a search on another page; undefined without a search, and for the results page itself. */
export function resultsAddress(path: string, search: string, resultsPath: string): string | undefined {
  // Most addresses have no query, and most queries no search: checked before parsing.
  if (!search.includes(`${SEARCH_PARAMETER}=`)) return undefined
  const { locale, path: bare } = splitLocale(path)
  const given = new URLSearchParams(search)
  const term = given.get(SEARCH_PARAMETER)
  if (bare === resultsPath || term === null) return undefined
  given.delete(SEARCH_PARAMETER)
  // Other parameters (such as the source of a visit) are kept.
  return `${localisedPath(resultsPath, locale)}?${new URLSearchParams([[SEARCH_PARAMETER, term], ...given])}`
}
