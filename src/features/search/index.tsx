/** Search over public content: pages, articles and dealers. */
import type { Feature } from '../../web/feature'
import type { PageRequest, PageRoute } from '../../web/page'
import { SEARCH_PARAMETER } from '../../web/SearchForm'
import { SEARCH_PATH } from '../../web/screens'
import { groupPath, readGroups } from '../catalogue'
import { type FoundAll, find, searchTerm } from './found'
import { MAX_PAGES, PAGE_PARAMETER, PAGE_SIZE } from './limits'
import { SearchResults, searchHref } from './SearchResults'
import { suggestionRoutes } from './suggestions'
import { texts } from './texts'

const nothing: FoundAll = { total: 0, hits: [] }

const searchRoute: PageRoute = {
  name: 'search',
  query: [SEARCH_PARAMETER, PAGE_PARAMETER],
  matches: (path) => path === SEARCH_PATH,
  async resolve({ query, site, reader }: PageRequest) {
    const term = searchTerm(query[SEARCH_PARAMETER] ?? '')
    const asked = Number(query[PAGE_PARAMETER] ?? 1)
    const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MAX_PAGES) : 1
    const found = term ? await find({ site, reader }, term, (page - 1) * PAGE_SIZE, PAGE_SIZE) : nothing
    const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(found.total / PAGE_SIZE)))
    if (page > pages) return { kind: 'redirect', to: searchHref(site, term, pages), permanent: false }
    // Article groups are suggested when nothing was found.
    const groups =
      term && found.total === 0
        ? (await readGroups(reader))
            .below(undefined)
            .map((group) => ({ name: group.name, href: site.href(groupPath(group)) }))
        : []
    return {
      kind: 'page',
      meta: { title: term ? `${site.t('search')}: ${term}` : site.t('search'), path: SEARCH_PATH, noindex: true },
      // Further pages of the same hits do not count as a new search.
      ...(term && page === 1 ? { question: { search: { term, results: found.total } } } : {}),
      cacheable: false,
      content: <SearchResults site={site} term={term} found={found} page={page} groups={groups} />,
    }
  },
}

export const searchFeature: Feature = { name: 'search', texts, pages: [searchRoute], routes: suggestionRoutes }
