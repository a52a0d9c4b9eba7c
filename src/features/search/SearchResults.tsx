import { MainPages } from '../../web/NotFound'
import { SEARCH_PARAMETER, SearchForm } from '../../web/SearchForm'
import type { SearchKind } from '../../web/searchKind'
import type { Site } from '../../web/site'
import { articleKind, FoundArticles, type Listing } from '../catalogue'
import { SEARCH_PATH } from './addresses'
import type { Found, Search } from './found'
import { Hit } from './Hit'
import { KIND_PARAMETER, PAGE_PARAMETER, PAGE_SIZE } from './limits'

/** A link offered when nothing was found: a group of articles, a popular search. */
interface OfferedLink {
  name: string
  href: string
}

/** Hits of one kind, or those that editors put first. */
export interface Section {
  kind: SearchKind | 'pinned'
  hits: readonly Found[]
}

const nameOf = (kind: Section['kind']) => (kind === 'pinned' ? kind : kind.name)

export interface ResultsContent {
  term: string
  /** Without a term, undefined. */
  search: Search | undefined
  kind: SearchKind | undefined
  page: number
  /** The found articles with filters, where these alone are shown. */
  listing: Listing | undefined
  sections: readonly Section[]
  groups: readonly OfferedLink[]
  popular: readonly OfferedLink[]
}

export const searchHref = (
  site: Site,
  term: string,
  { page = 1, kind }: { page?: number; kind?: SearchKind | undefined } = {},
) =>
  `${site.href(SEARCH_PATH)}?${new URLSearchParams({
    [SEARCH_PARAMETER]: term,
    ...(kind ? { [KIND_PARAMETER]: kind.value } : {}),
    ...(page > 1 ? { [PAGE_PARAMETER]: `${page}` } : {}),
  })}`

export function SearchResults({ site, content }: { site: Site; content: ResultsContent }) {
  const { term, search, kind, page, listing, sections, groups, popular } = content
  const total = search?.total ?? 0
  const corrected = total > 0 ? search?.corrected : undefined
  return (
    <section className="block search-page">
      {/* Read by analytics (`web/events.ts`). */}
      <div className="text" data-search-term={term || undefined} data-search-hits={term ? total : undefined}>
        <div className="search-head">
          <h1 className="display">{site.t('search')}</h1>
          <SearchForm site={site} id="search" term={term} />
          <div role="status">
            <p>{summaryOf(content, site)}</p>
            {corrected && <p className="search-corrected">{site.t('searchCorrected', { term, corrected })}</p>}
          </div>
          {search && <KindLinks site={site} term={term} search={search} chosen={kind} />}
        </div>
        <div className="search-found">
          {sections.map((section) => (
            <SectionOfHits key={nameOf(section.kind)} site={site} content={content} section={section} />
          ))}
          {search && !listing && (
            <Pages site={site} term={term} kind={kind} page={page} total={pagedTotal(search, kind)} />
          )}
          {search && total === 0 && <Help site={site} groups={groups} popular={popular} />}
          {!search && popular.length > 0 && <Links heading={site.t('searchPopular')} links={popular} />}
        </div>
      </div>
      {listing && (
        <section className="search-articles" aria-labelledby="search-article">
          <h2 id="search-article" className="visually-hidden">
            {site.t('searchArticles')}
          </h2>
          <FoundArticles listing={listing} site={site} path={SEARCH_PATH} title={site.t('searchArticles')} />
        </section>
      )}
    </section>
  )
}

/** Hits over which the pages run: one kind's. Several kinds stand on one page, each with a link to all of its own. */
export function pagedTotal({ counts, kinds }: Search, kind: SearchKind | undefined): number {
  const only = kind ?? (kinds.length === 1 ? kinds[0] : undefined)
  return only ? (counts.get(only) ?? 0) : 0
}

/** Links to the hits of one kind, with counts. */
function KindLinks({
  site,
  term,
  search,
  chosen,
}: {
  site: Site
  term: string
  search: Search
  chosen: SearchKind | undefined
}) {
  const { kinds, counts, total } = search
  if (kinds.length < 2 && !chosen) return null
  const links = [
    { kind: undefined, label: site.t('searchAllKinds'), count: total },
    ...kinds.map((kind) => ({ kind, label: site.t(kind.heading), count: counts.get(kind) ?? 0 })),
  ]
  return (
    <nav className="search-kinds" aria-label={site.t('searchKinds')}>
      <ul>
        {links.map(({ kind, label, count }) => (
          <li key={label}>
            <a href={searchHref(site, term, { kind })} aria-current={kind === chosen ? 'page' : undefined}>
              {label} <span className="search-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SectionOfHits({
  site,
  content,
  section: { kind, hits },
}: {
  site: Site
  content: ResultsContent
  section: Section
}) {
  const { term, search, kind: chosen } = content
  if (hits.length === 0) return null
  const count = kind === 'pinned' ? hits.length : (search?.counts.get(kind) ?? 0)
  const heading = site.t(kind === 'pinned' ? 'searchPinned' : kind.heading)
  const isCut = kind !== 'pinned' && !chosen && (search?.kinds.length ?? 0) > 1 && count > hits.length
  return (
    <section className="search-section" aria-labelledby={`search-${nameOf(kind)}`}>
      <h2 id={`search-${nameOf(kind)}`}>{heading}</h2>
      {kind === articleKind && !chosen && count > 1 && (
        <p className="search-filter">
          <a href={searchHref(site, term, { kind })}>{site.t('searchFilterArticles')}</a>
        </p>
      )}
      <ul className="results">
        {hits.map((hit) => (
          <Hit key={hit.href} hit={hit} site={site} showKind={kind === 'pinned'} />
        ))}
      </ul>
      {isCut && (
        <p className="search-more">
          <a href={searchHref(site, term, { kind })}>
            {site.t('searchMoreOfKind', { count })}
            <span className="visually-hidden"> {heading}</span>
          </a>
        </p>
      )}
    </section>
  )
}

function Pages({
  site,
  term,
  kind,
  page,
  total,
}: {
  site: Site
  term: string
  kind: SearchKind | undefined
  page: number
  total: number
}) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  return (
    <nav className="result-pages" aria-label={site.t('cataloguePages')}>
      {page > 1 && (
        <a className="button button-secondary" rel="prev" href={searchHref(site, term, { kind, page: page - 1 })}>
          {site.t('previous')}
        </a>
      )}
      <span>{site.t('cataloguePageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button button-secondary" rel="next" href={searchHref(site, term, { kind, page: page + 1 })}>
          {site.t('next')}
        </a>
      )}
    </nav>
  )
}

function Help({
  site,
  groups,
  popular,
}: {
  site: Site
  groups: readonly OfferedLink[]
  popular: readonly OfferedLink[]
}) {
  return (
    <>
      <p>{site.t('searchHelp')}</p>
      <MainPages site={site} />
      <Links heading={site.t('searchPopular')} links={popular} />
      <Links heading={site.t('catalogueGroups')} links={groups} />
    </>
  )
}

function Links({ heading, links }: { heading: string; links: readonly OfferedLink[] }) {
  if (links.length === 0) return null
  return (
    <>
      <h2 className="search-groups">{heading}</h2>
      <ul className="link-list">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was found, in a sentence; it describes the page, too. */
export function summaryOf({ term, search }: Pick<ResultsContent, 'term' | 'search'>, site: Site): string {
  const count = search?.total ?? 0
  if (!term) return site.t('searchPrompt')
  if (count === 0) return site.t('searchNone', { term })
  const shown = search?.corrected ?? term
  return count === 1 ? site.t('searchHitsOne', { term: shown }) : site.t('searchHits', { count, term: shown })
}
