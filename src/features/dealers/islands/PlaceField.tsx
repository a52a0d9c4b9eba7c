/** The finder's field, with suggestions of places as the visitor types. */
import { Combobox, type ComboboxTexts } from '../../../web/client/combobox/Combobox'
import { addressAtPlace } from '../client/finderAddress'
import type { PlaceSuggestion } from '../placeRoutes'

/** Characters before suggestions are fetched: Å and Bø are short. */
const LEAST = 2

export interface PlaceFieldProps {
  name: string
  /** As it was searched for. */
  term: string
  maxLength: number
  endpoint: string
  texts: ComboboxTexts
  /** Id of the text that says that the place is unknown. */
  error?: string | undefined
}

export default function PlaceField({ name, term, maxLength, endpoint, texts, error }: PlaceFieldProps) {
  return (
    <Combobox<PlaceSuggestion>
      input={{
        id: 'finder-place',
        type: 'search',
        name,
        defaultValue: term,
        maxLength,
        enterKeyHint: 'search',
        autoComplete: 'postal-code',
        'aria-describedby': error,
        'aria-invalid': error ? true : undefined,
      }}
      texts={texts}
      least={LEAST}
      ask={async (typed, signal) => {
        const response = await fetch(`${endpoint}?${new URLSearchParams({ [name]: typed })}`, { signal })
        return ((await response.json()) as { suggestions: PlaceSuggestion[] }).suggestions
      }}
      optionsOf={(suggestions, _, { form }) =>
        suggestions.map(({ label, term }) => ({
          href: form ? addressAtPlace(form, term) : '',
          content: label,
          // The finder around the field goes there in place.
          action: 'go',
          onChoose: (input) => {
            input.value = term
          },
        }))
      }
    />
  )
}
