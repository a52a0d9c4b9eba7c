/** Search over what visitors may read: pages and articles. */
import type { Feature } from '../../site/feature'
import type { PageRequest, PageRoute } from '../../site/page'
import { SEARCH_PARAMETER, SEARCH_PATH } from '../../site/SearchForm'
import { find, searchTerm } from './found'
import { SearchResults } from './SearchResults'
import { suggestionRoutes } from './suggestions'

const searchRoute: PageRoute = {
  name: 'search',
  query: [SEARCH_PARAMETER],
  matches: (path) => path === SEARCH_PATH,
  async resolve({ query, site, reader }: PageRequest) {
    const term = searchTerm(query[SEARCH_PARAMETER] ?? '')
    const hits = term ? await find({ site, reader }, term) : []
    return {
      kind: 'page',
      meta: { title: term ? `${site.t('search')}: ${term}` : site.t('search'), path: SEARCH_PATH, noindex: true },
      cacheable: false,
      content: <SearchResults site={site} term={term} hits={hits} />,
    }
  },
}

export const searchFeature: Feature = { name: 'search', pages: [searchRoute], routes: suggestionRoutes }
