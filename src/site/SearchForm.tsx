import type { Site } from './site'

/** Path of the results page, in every language below its prefix. */
export const SEARCH_PATH = '/sok'
/** Query parameter of a search (spec §2). */
export const SEARCH_PARAMETER = 'search_Query'

export function SearchForm({ site, term = '' }: { site: Site; term?: string }) {
  return (
    <search>
      <form className="search-form" action={site.href(SEARCH_PATH)} method="get">
        <label htmlFor="search">{site.t('searchLabel')}</label>
        <div className="search-row">
          <input id="search" type="search" name={SEARCH_PARAMETER} defaultValue={term} maxLength={100} required />
          <button className="button" type="submit">
            {site.t('search')}
          </button>
        </div>
      </form>
    </search>
  )
}
