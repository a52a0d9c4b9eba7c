/** Search over public content, of the kinds that features declare. */
import type { ContentReader } from '../../cms/reader'
import { declaredIn } from '../../web/declared'
import type { Feature } from '../../web/feature'
import type { PageRequest, PageRoute } from '../../web/page'
import { SEARCH_PARAMETER } from '../../web/SearchForm'
import type { SearchKind } from '../../web/searchKind'
import {
  articleKind,
  asksForListing,
  foundArticlesStyles,
  groupPath,
  type Listing,
  listingAddress,
  listingQuery,
  readGroups,
  readListing,
  readListingQuery,
} from '../catalogue'
import { addToOrderStyles } from '../orderList'
import { SEARCH_PATH, SUGGESTIONS_PATH } from './addresses'
import { readEditorial } from './editorial'
import { withExcerpts } from './fileExcerpts'
import { fileKind } from './fileWords'
import { find, readSearchAhead, type Search, searchTerm } from './found'
import { KIND_PARAMETER, MAX_PAGES, PAGE_PARAMETER, PAGE_SIZE } from './limits'
import { pageKind } from './pageWords'
import styles from './results.css?inline'
import { pagedTotal, type ResultsContent, SearchResults, type Section, searchHref, summaryOf } from './SearchResults'
import { searchSettings, withKinds } from './settings'
import { suggestions } from './suggestions'
import { texts } from './texts'

const searchRoute: PageRoute = {
  name: 'search',
  query: [SEARCH_PARAMETER, KIND_PARAMETER, ...listingQuery],
  matches: (path) => path === SEARCH_PATH,
  async resolve({ query, site, reader }: PageRequest) {
    const term = searchTerm(query[SEARCH_PARAMETER] ?? '')
    // Articles alone have filters.
    const kind = asksForListing(query)
      ? articleKind
      : declaredIn(reader.payload).searchKinds.find(({ value }) => value === query[KIND_PARAMETER])
    const requestedPage = Number(query[PAGE_PARAMETER] ?? 1)
    const page = Number.isInteger(requestedPage) && requestedPage >= 1 ? Math.min(requestedPage, MAX_PAGES) : 1
    const search = term ? await find({ site, reader }, term, { limit: page * PAGE_SIZE, kind }) : undefined
    const listing = search && kind === articleKind ? await listingOf({ site, reader, query }, term, search) : undefined
    const total = search?.total ?? 0
    if (listing && listing.state.page < readListingQuery(query).page)
      return { kind: 'redirect', to: site.href(SEARCH_PATH) + listingAddress(listing.state), permanent: false }
    const pages = search ? Math.min(MAX_PAGES, Math.max(1, Math.ceil(pagedTotal(search, kind) / PAGE_SIZE))) : 1
    if (!listing && page > pages)
      return { kind: 'redirect', to: searchHref(site, term, { kind, page: pages }), permanent: false }
    const content: ResultsContent = {
      term,
      search,
      kind,
      page,
      listing,
      sections: search && !listing ? await sectionsOf(search, kind, page, reader) : [],
      // Article groups and popular searches are offered when nothing was found.
      groups:
        term && total === 0
          ? (await readGroups(reader))
              .below(undefined)
              .map((group) => ({ name: group.name, href: site.href(groupPath(group)) }))
          : [],
      popular:
        total === 0
          ? (await readEditorial(reader)).popular.map((name) => ({ name, href: searchHref(site, name) }))
          : [],
    }
    return {
      kind: 'page',
      meta: {
        title: term ? `${site.t('search')}: ${term}` : site.t('search'),
        description: summaryOf(content, site),
        path: SEARCH_PATH,
        noindex: true,
      },
      // Further pages and single kinds of the same hits do not count as a new search.
      ...(term && page === 1 && !kind ? { question: { search: { term, results: total } } } : {}),
      kept: 'forTheMinute',
      styles: addToOrderStyles + (listing ? foundArticlesStyles : '') + styles,
      content: <SearchResults site={site} content={content} />,
    }
  },
}

/** The found articles as a list of the catalogue, with its filters; undefined where none was found. */
async function listingOf(
  { site, reader, query }: Pick<PageRequest, 'site' | 'reader' | 'query'>,
  term: string,
  { articles }: Search,
): Promise<Listing | undefined> {
  if (articles.size === 0) return undefined
  const kept = [
    [SEARCH_PARAMETER, term],
    [KIND_PARAMETER, articleKind.value],
  ] as const
  return readListing({ site, reader }, { ...readListingQuery(query), kept }, { found: articles })
}

/** One kind fills pages; several stand on one page, the one with the best hit first. */
async function sectionsOf(
  search: Search,
  kind: SearchKind | undefined,
  page: number,
  reader: ContentReader,
): Promise<Section[]> {
  const only = kind ?? (search.kinds.length === 1 ? search.kinds[0] : undefined)
  const pinned = page === 1 && !kind ? await search.pinned() : []
  const shown = only ? [only] : search.kinds
  const sections = await Promise.all(
    shown.map(async (one): Promise<Section> => {
      const [from, length] = only ? [(page - 1) * PAGE_SIZE, PAGE_SIZE] : [0, one.sectionSize]
      return { kind: one, hits: await withExcerpts(await search.hits(one, from, length), search, reader) }
    }),
  )
  return [{ kind: 'pinned', hits: pinned }, ...sections]
}

export const searchFeature: Feature = {
  name: 'search',
  screens: [SEARCH_PATH],
  search: { path: SEARCH_PATH, suggestions: SUGGESTIONS_PATH },
  texts,
  globals: [searchSettings],
  searchKinds: [pageKind, fileKind],
  readAhead: readSearchAhead,
  cms: { global: (global, { searchKinds }) => withKinds(global, searchKinds) },
  pages: [searchRoute],
  answers: [suggestions],
}
