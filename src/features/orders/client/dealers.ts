/** Requests the dealers for a postcode, and reads the dealer that this browser remembers. */
import { DEALER_CHOSEN } from '../../../web/events'
import { myDealer } from '../../dealers/client'
import { DEALERS_ADDRESS } from '../addresses'
import { type DealerAction, type DealerChoice, reduceDealers } from '../form/dealerChoice'
import type { FormStart } from '../form/start'
import type { FormT } from '../form/texts'
import type { DealersResponse } from '../lookups'
import { fieldOf } from './fields'
import { createStore } from './store'

/** Article numbers per call; keeps the URL short. */
const MAX_NUMBERS = 40

export function createDealers({
  start,
  t,
  locale,
  numbers,
}: {
  start: FormStart
  t: FormT
  locale: string
  numbers: () => readonly string[]
}) {
  const store = createStore(
    (choice: DealerChoice, action: DealerAction) => reduceDealers(choice, action, t),
    start.dealers,
  )
  let form: HTMLFormElement | undefined
  let filledPlace = ''
  let lastQuery = ''

  function fillPlace(found: string): void {
    const place = form && fieldOf(form, 'place')
    if (!place || !found || (place.value !== '' && place.value !== filledPlace)) return
    filledPlace = found
    place.value = found
    // Saves the place in the draft.
    place.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const remember = () => {
    const own = myDealer()
    if (own) store.apply({ kind: 'remembered', own })
  }

  /** Requests dealers again when the postcode or the articles changed: other dealers may carry them. */
  async function update(): Promise<void> {
    const postcode = (form && fieldOf(form, 'postcode')?.value.trim()) ?? ''
    if (!/^\d{4}$/.test(postcode)) return
    const query = new URLSearchParams({ postnr: postcode, locale })
    for (const number of numbers().slice(0, MAX_NUMBERS)) query.append('numre', number)
    const question = query.toString()
    if (question === lastQuery) return
    lastQuery = question
    try {
      const response = await fetch(`${DEALERS_ADDRESS}?${question}`)
      if (!response.ok || question !== lastQuery) return
      const body = (await response.json()) as DealersResponse
      fillPlace(body.place)
      store.apply({ kind: 'answered', answer: body, own: myDealer() })
    } catch {
      // The choice is then left to the site.
      lastQuery = ''
    }
  }

  return {
    store,
    update: () => void update(),
    choose: (value: string) => void store.apply({ kind: 'chosen', value }),
    connect(element: HTMLFormElement): () => void {
      form = element
      // Chosen before hydration.
      const chosen = element.querySelector<HTMLSelectElement>('select[name=dealer]')?.value ?? ''
      if (chosen !== store.get().selected) store.apply({ kind: 'chosen', value: chosen })
      remember()
      document.addEventListener(DEALER_CHOSEN, remember)
      return () => document.removeEventListener(DEALER_CHOSEN, remember)
    },
  }
}
