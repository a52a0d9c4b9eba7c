import { MainPages } from '../../site/NotFound'
import { SearchForm } from '../../site/SearchForm'
import type { Site } from '../../site/site'

interface FoundPage {
  href: string
  title: string
  description: string
}

export function SearchResults({ site, term, hits }: { site: Site; term: string; hits: readonly FoundPage[] }) {
  return (
    <section className="block">
      <div className="text">
        <h1>{site.t('search')}</h1>
        <SearchForm site={site} id="search" term={term} />
        <p role="status">{summary(site, term, hits.length)}</p>
        {hits.length > 0 && (
          <ul className="results">
            {hits.map((hit) => (
              <li key={hit.href}>
                <h2>
                  <a href={hit.href}>{hit.title}</a>
                </h2>
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
  return count === 1 ? site.t('searchHitsOne', { term }) : site.t('searchHits', { count, term })
}
