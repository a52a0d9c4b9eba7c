import { MainPages } from '../../site/NotFound'
import { SearchForm } from '../../site/SearchForm'
import type { Site } from '../../site/site'
import type { Found } from './found'

/** Hits shown: nobody reads further, and a page of a thousand would be slow to draw and to load. */
const MAX_HITS = 100

export function SearchResults({ site, term, hits }: { site: Site; term: string; hits: readonly Found[] }) {
  return (
    <section className="block">
      <div className="text">
        <h1>{site.t('search')}</h1>
        <SearchForm site={site} id="search" term={term} />
        <p role="status">{summary(site, term, hits.length)}</p>
        {hits.length > 0 && (
          <ul className="results">
            {hits.slice(0, MAX_HITS).map((hit) => (
              <li key={hit.href}>
                <h2>
                  <a href={hit.href}>{hit.title}</a>
                </h2>
                {hit.kind === 'article' && <p className="result-number">{hit.detail}</p>}
                {hit.description && <p>{hit.description}</p>}
              </li>
            ))}
          </ul>
        )}
        {term && hits.length === 0 && (
          <>
            <p>{site.t('searchHelp')}</p>
            <MainPages site={site} />
          </>
        )}
      </div>
    </section>
  )
}

function summary(site: Site, term: string, count: number): string {
  if (!term) return site.t('searchPrompt')
  if (count === 0) return site.t('searchNone', { term })
  if (count === 1) return site.t('searchHitsOne', { term })
  const all = site.t('searchHits', { count, term })
  return count > MAX_HITS ? `${all}. ${site.t('searchBestHits', { count: MAX_HITS })}` : all
}
