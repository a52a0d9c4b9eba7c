import { Enhanced } from './Enhanced'
import { SEARCH_PATH } from './screens'
import type { Site } from './site'

/** Where the search field asks for suggestions while somebody types; the language is a parameter. */
export const SUGGESTIONS_PATH = `${SEARCH_PATH}/forslag`
/** Query parameter of a search (docs/behaviour.md#search). */
export const SEARCH_PARAMETER = 'search_Query'
/** Characters of a search; nobody types longer ones. */
export const MAX_TERM = 100

/**
 * A field that leads to the results page. Several may stand on a page: each has an `id` of its own, and the header's
 * (`compact`) is a landmark by another name than the page's.
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
  /** One row: the label is there for screen readers alone, and the button is a magnifier. */
  compact?: boolean
}) {
  return (
    <search aria-label={site.t(compact ? 'searchFromHeader' : 'searchLabel')}>
      <Enhanced
        name="searchSuggestions"
        when="interaction"
        as="form"
        className={compact ? 'search-form search-form-compact' : 'search-form'}
        action={site.href(SEARCH_PATH)}
        method="get"
        data-endpoint={SUGGESTIONS_PATH}
        data-locale={site.locale}
        data-label={site.t('searchSuggestionsLabel')}
        data-one={site.t('searchSuggestionsOne')}
        data-many={site.t('searchSuggestions')}
        data-none={site.t('searchSuggestionsNone')}
        data-all={site.t('searchAllHits')}
      >
        <label className={compact ? 'visually-hidden' : undefined} htmlFor={id}>
          {label}
        </label>
        <div className="search-row">
          <div className="search-field">
            <input id={id} type="search" name={SEARCH_PARAMETER} defaultValue={term} maxLength={MAX_TERM} required />
          </div>
          <button className="button" type="submit" aria-label={compact ? site.t('search') : undefined}>
            {compact ? <Magnifier /> : site.t('search')}
          </button>
        </div>
      </Enhanced>
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
