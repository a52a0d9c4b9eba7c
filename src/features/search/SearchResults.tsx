import { MainPages } from '../../web/NotFound'
import { SEARCH_PARAMETER, SearchForm } from '../../web/SearchForm'
import { SEARCH_PATH } from '../../web/screens'
import type { Site } from '../../web/site'
import { AddToOrder } from '../orderList'
import type { Found, FoundAll } from './found'
import { PAGE_PARAMETER, PAGE_SIZE } from './limits'

/** A group of articles, offered when nothing was found. */
export interface GroupLink {
  name: string
  href: string
}

export const searchHref = (site: Site, term: string, page = 1) =>
  `${site.href(SEARCH_PATH)}?${new URLSearchParams({ [SEARCH_PARAMETER]: term, ...(page > 1 ? { [PAGE_PARAMETER]: `${page}` } : {}) })}`

export function SearchResults({
  site,
  term,
  found: { total, hits, meant },
  page,
  groups,
}: {
  site: Site
  term: string
  found: FoundAll
  page: number
  groups: readonly GroupLink[]
}) {
  return (
    <section className="block">
      {/* Read by analytics (`web/events.ts`). */}
      <div className="text" data-search-term={term || undefined} data-search-hits={term ? total : undefined}>
        <h1>{site.t('search')}</h1>
        <SearchForm site={site} id="search" term={term} />
        <p role="status">{summary(site, term, total)}</p>
        {meant && (
          <p className="search-meant">
            {site.t('searchMeant')} <a href={searchHref(site, meant)}>{meant}</a>
          </p>
        )}
        {hits.length > 0 && (
          <ul className="results">
            {hits.map((hit) => (
              <Hit key={hit.href} hit={hit} site={site} />
            ))}
          </ul>
        )}
        <Pages site={site} term={term} page={page} total={total} />
        {term && total === 0 && <Help site={site} groups={groups} />}
      </div>
    </section>
  )
}

function Hit({ hit: { kind, title, href, description, detail, article }, site }: { hit: Found; site: Site }) {
  const kinds = { page: 'searchKindPage', article: 'searchKindArticle', dealer: 'searchKindDealer' } as const
  return (
    <li className={`result result-${kind}`}>
      <p className="result-kind">
        {site.t(kinds[kind])}
        {detail && kind !== 'article' && <span className="result-detail">{detail}</span>}
      </p>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {article && (
        <p className="result-number">
          {site.t('catalogueNumber')} <span className="article-number">{article.number}</span>
        </p>
      )}
      {description && <p className="result-text">{description}</p>}
      {article && (
        <div className="result-order">
          {article.priceText && <p className="result-price">{article.priceText}</p>}
          <AddToOrder
            article={{
              number: article.number,
              name: article.name,
              href,
              ...(article.price === undefined ? {} : { price: article.price }),
              priceText: article.priceText,
            }}
            site={site}
            short
          />
        </div>
      )}
    </li>
  )
}

function Pages({ site, term, page, total }: { site: Site; term: string; page: number; total: number }) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  return (
    <nav className="result-pages" aria-label={site.t('cataloguePages')}>
      {page > 1 && (
        <a className="button button-secondary" rel="prev" href={searchHref(site, term, page - 1)}>
          {site.t('previous')}
        </a>
      )}
      <span>{site.t('cataloguePageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button button-secondary" rel="next" href={searchHref(site, term, page + 1)}>
          {site.t('next')}
        </a>
      )}
    </nav>
  )
}

function Help({ site, groups }: { site: Site; groups: readonly GroupLink[] }) {
  return (
    <>
      <p>{site.t('searchHelp')}</p>
      <MainPages site={site} />
      {groups.length > 0 && (
        <>
          <h2 className="search-groups">{site.t('catalogueGroups')}</h2>
          <ul className="link-list">
            {groups.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function summary(site: Site, term: string, count: number): string {
  if (!term) return site.t('searchPrompt')
  if (count === 0) return site.t('searchNone', { term })
  return count === 1 ? site.t('searchHitsOne', { term }) : site.t('searchHits', { count, term })
}
