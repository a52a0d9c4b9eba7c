import { Island } from './Island'
import SearchField from './islands/SearchField'
import type { Site } from './site'

/** Minimum number of characters before suggestions are fetched: a single one matches nearly everything. */
export const MIN_TERM = 2
/** Query parameter of a search (docs/behaviour.md#search). */
export const SEARCH_PARAMETER = 'search_Query'
/** Maximum number of characters of a search term. */
export const MAX_TERM = 100

/**
 * A search field that leads to the results page; nothing where the program has no search. A page may have several: each has an `id` of its own, and the header's
 * (`compact`) is a landmark with another name than the page's.
 */
export function SearchForm({
  site,
  id,
  term = '',
  label = site.t('searchLabel'),
  compact = false,
}: {
  site: Site
  id: string
  term?: string
  label?: string
  /** One row: the label is for screen readers only, and the button is a magnifier. */
  compact?: boolean
}) {
  const { search } = site
  if (!search) return null
  return (
    <search aria-label={site.t(compact ? 'searchFromHeader' : 'searchLabel')}>
      <form
        className={compact ? 'search-form search-form-compact' : 'search-form'}
        action={site.href(search.path)}
        method="get"
      >
        <label className={compact ? 'visually-hidden' : undefined} htmlFor={id}>
          {label}
        </label>
        <div className="search-row">
          <Island
            name="SearchField"
            when="interaction"
            className="search-field"
            component={SearchField}
            props={{
              id,
              name: SEARCH_PARAMETER,
              term,
              maxLength: MAX_TERM,
              least: MIN_TERM,
              endpoint: search.suggestions,
              locale: site.locale,
              results: site.href(search.path),
              texts: {
                label: site.t('searchSuggestionsLabel'),
                one: site.t('searchSuggestionsOne'),
                many: site.t('searchSuggestions'),
                none: site.t('searchSuggestionsNone'),
                all: site.t('searchAllHits'),
                recent: site.t('searchRecent'),
                popular: site.t('searchOften'),
                forget: site.t('searchForget'),
              },
            }}
          />
          <button className="button" type="submit" aria-label={compact ? site.t('search') : undefined}>
            {compact ? <Magnifier /> : site.t('search')}
          </button>
        </div>
      </form>
    </search>
  )
}

function Magnifier() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2.25" aria-hidden>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" strokeLinecap="round" />
    </svg>
  )
}
