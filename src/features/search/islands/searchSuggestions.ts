/** Suggestions under a search field as the visitor types; without them the form leads to the results page. */
import { combobox } from '../../../web/client/combobox/combobox'
import { option } from '../../../web/client/combobox/options'
import { suggestionOption } from '../client/options'
import { MIN_TERM } from '../limits'
import type { Suggestion } from '../suggestions'

export default function searchSuggestions(form: HTMLElement): void {
  const input = form.querySelector('input')
  if (!input) return
  const { endpoint = '', locale = '', label = '', one = '', many = '', none = '', all = '' } = form.dataset
  const queryOf = (term: string) => new URLSearchParams({ [input.name]: term })
  combobox<Suggestion>({
    input,
    labels: { label, one, many, none },
    least: MIN_TERM,
    async ask(term, signal) {
      const query = queryOf(term)
      query.set('locale', locale)
      const answer = await fetch(`${endpoint}?${query}`, { signal })
      return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions
    },
    draw(listId, term, suggestions) {
      const options = suggestions.map((suggestion, at) => suggestionOption(`${listId}-${at}`, suggestion))
      const href = `${form.getAttribute('action')}?${queryOf(term)}`
      const text = all.replace('{term}', () => term)
      return [...options, option(`${listId}-${options.length}`, href, 'suggestion suggestion-all', text)]
    },
  })
}
