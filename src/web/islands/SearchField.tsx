/**
 * The field of a search form, with suggestions as the visitor types, and with recent and popular searches while it is
 * empty; without them the form leads to the results.
 */
import { fill } from '../../lib/fill'
import { Combobox, type ComboboxOption, type ComboboxTexts } from '../client/combobox/Combobox'
import { forgetSearches, recentSearches, rememberSearch } from '../client/recentSearches'

export interface SearchSuggestion {
  title: string
  href: string
  detail?: string | undefined
  price?: string | undefined
  picture?: string | undefined
}

export interface SearchFieldProps {
  id: string
  name: string
  term: string
  maxLength: number
  /** Characters before suggestions are fetched. */
  least: number
  endpoint: string
  locale: string
  /** Address of the results page. */
  results: string
  /** `all`, with `{term}`: the last option, which leads to the results page. */
  texts: ComboboxTexts & { all: string; recent: string; popular: string; forget: string }
}

interface SuggestionsResponse {
  suggestions: SearchSuggestion[]
  popular?: string[]
}

export default function SearchField(props: SearchFieldProps) {
  const { id, name, term, maxLength, least, endpoint, locale, results, texts } = props
  const resultsOf = (typed: string) => `${results}?${new URLSearchParams({ [name]: typed })}`

  async function ask(typed: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
    const response = await fetch(`${endpoint}?${new URLSearchParams({ [name]: typed, locale })}`, { signal })
    const { suggestions, popular = [] } = (await response.json()) as SuggestionsResponse
    if (typed) return suggestions
    const recent = recentSearches()
    const searches = [
      ...recent.map((title) => ({ title, detail: texts.recent })),
      ...popular.filter((title) => !recent.includes(title)).map((title) => ({ title, detail: texts.popular })),
    ]
    return searches.map((search) => ({ ...search, href: resultsOf(search.title) }))
  }

  const all = (typed: string): ComboboxOption => ({
    href: resultsOf(typed),
    className: 'suggestion-all',
    content: fill(texts.all, { term: typed }),
    onChoose: () => rememberSearch(typed),
  })
  const forget: ComboboxOption = { className: 'suggestion-all', content: texts.forget, onChoose: forgetSearches }

  return (
    <Combobox<SearchSuggestion>
      input={{ id, type: 'search', name, defaultValue: term, maxLength, required: true }}
      texts={texts}
      least={least}
      asksWhenEmpty
      onSubmit={rememberSearch}
      ask={ask}
      optionsOf={(suggestions, typed) => [
        ...suggestions.map((suggestion) => ({ href: suggestion.href, content: <Suggested {...suggestion} /> })),
        ...(typed ? [all(typed)] : recentSearches().length > 0 ? [forget] : []),
      ]}
    />
  )
}

function Suggested({ title, detail, price, picture }: SearchSuggestion) {
  return (
    <>
      {picture && <img className="suggestion-picture" src={picture} alt="" width={40} height={40} />}
      <span className="suggestion-text">
        <span className="suggestion-title">{title}</span>
        {detail && (
          <>
            {' '}
            <span className="suggestion-detail">{detail}</span>
          </>
        )}
        {price && (
          <>
            {' '}
            <span className="suggestion-price">{price}</span>
          </>
        )}
      </span>
    </>
  )
}
