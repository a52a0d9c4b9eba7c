/** Suggests places below the finder's field as the visitor types. */
import { combobox } from '../../../web/client/combobox/combobox'
import { option } from '../../../web/client/combobox/options'
import type { PlaceSuggestion } from '../placeRoutes'

/** Characters before suggestions are fetched: Å and Bø are short. */
const LEAST = 2

/** `hrefOf`: the finder's URL for a place, with the other choices kept. */
export function suggestPlaces(input: HTMLInputElement, hrefOf: (place: string) => string): void {
  const { endpoint = '', label = '', one = '', many = '', none = '' } = input.dataset
  combobox<PlaceSuggestion>({
    input,
    labels: { label, one, many, none },
    least: LEAST,
    async ask(term, signal) {
      const answer = await fetch(`${endpoint}?${new URLSearchParams({ [input.name]: term })}`, { signal })
      return ((await answer.json()) as { suggestions: PlaceSuggestion[] }).suggestions
    },
    draw: (listId, _, suggestions) =>
      suggestions.map(({ label, term }, at) => {
        const made = option(`${listId}-${at}`, hrefOf(term), 'suggestion', label)
        made.dataset.action = 'go'
        made.addEventListener('click', () => {
          input.value = term
        })
        return made
      }),
  })
}
