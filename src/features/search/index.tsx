/** Search over what visitors may read. Later features add what they hold. */
import type { ContentReader } from '../../content/reader'
import type { Feature, PageRequest, PageRoute } from '../../site/feature'
import { PAGE_TREE_TAG } from '../../site/pageTree'
import { MAX_TERM, SEARCH_PARAMETER, SEARCH_PATH } from '../../site/SearchForm'
import { textOf } from './pageText'
import { type Indexed, index, rank } from './rank'
import { SearchResults } from './SearchResults'

export interface Hit {
  id: number
  title: string
  description: string
  text: string
}

/** Pages of the language, ready to be searched; kept until a page changes. */
async function searchable(reader: ContentReader): Promise<Indexed<Hit>[]> {
  return reader.remember('search', ['pages', PAGE_TREE_TAG], async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'pages',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      where: { and: [{ _status: { equals: 'published' } }, { noindex: { not_equals: true } }] },
      select: { title: true, description: true, body: true },
      req,
    })
    return docs.map((page) =>
      index({ id: page.id, title: page.title, description: page.description ?? '', text: textOf(page.body) }),
    )
  })
}

const searchRoute: PageRoute = {
  name: 'search',
  query: [SEARCH_PARAMETER],
  cacheable: false,
  matches: (path) => path === SEARCH_PATH,
  async resolve({ query, site, reader }: PageRequest) {
    const term = (query[SEARCH_PARAMETER] ?? '').trim().slice(0, MAX_TERM)
    const found = term ? rank(await searchable(reader), term) : []
    const hits = found.flatMap((hit) => {
      const href = site.tree.node(hit.id)?.title[site.locale] === undefined ? undefined : site.pageHref(hit.id)
      return href ? [{ ...hit, href }] : []
    })
    return {
      kind: 'page',
      meta: { title: term ? `${site.t('search')}: ${term}` : site.t('search'), path: SEARCH_PATH, noindex: true },
      content: <SearchResults site={site} term={term} hits={hits} />,
    }
  },
}

export const searchFeature: Feature = { name: 'search', pages: [searchRoute] }
