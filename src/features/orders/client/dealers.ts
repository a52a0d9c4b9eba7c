/** Who is to get the order: the customer's own dealer, else the one that the site proposes for the postcode. */
import { fill } from '../../../lib/fill'
import { DEALER_CHOSEN, DEALER_KEY } from '../../../web/events'
import type { DealerAnswer } from '../lookups'
import { fieldOf, type OrderFormParts } from './parts'

interface OwnDealer {
  id: number
  name: string
  place: string
}

function ownDealer(): OwnDealer | undefined {
  try {
    const { id, name, place } = Object(JSON.parse(localStorage.getItem(DEALER_KEY) ?? '{}')) as Record<string, unknown>
    if (typeof id !== 'number' || typeof name !== 'string') return undefined
    return { id, name, place: typeof place === 'string' ? place : '' }
  } catch {
    return undefined
  }
}

const reasons = {
  chosen: 'orderDealerMine',
  nearest: 'orderDealerNearest',
  territory: 'orderDealerTerritory',
} as const

/** Returns what to call when the articles have changed: who carries them may be another. */
export function proposeDealers(
  { form, texts, locale }: OrderFormParts,
  endpoint: string,
  numbers: () => readonly string[],
): () => void {
  const select = form.querySelector<HTMLSelectElement>('select[name=dealer]')
  const proposed = form.querySelector<HTMLInputElement>('[name=forslag]')
  const told = form.querySelector<HTMLElement>('.order-proposal')
  const postcode = fieldOf(form, 'postcode')
  const place = fieldOf(form, 'place')
  if (!select || !proposed || !told || !postcode || !place) return () => {}
  /** The customer chose here, or came with a dealer in the address. */
  let isChosen = select.value !== '' && proposed.value !== select.value
  let filledPlace = ''
  let asked = ''

  const optionOf = (id: number) => [...select.options].find(({ value }) => value === String(id))

  function add(id: number, text: string): HTMLOptionElement {
    const option = optionOf(id) ?? new Option(text, String(id))
    option.textContent = text
    select?.add(option)
    return option
  }

  function useOwn(): boolean {
    const own = ownDealer()
    if (!own || !select || !told || !proposed) return false
    add(own.id, fill(texts.orderDealerOption, { name: own.name, place: own.place }))
    if (isChosen) return true
    select.value = String(own.id)
    proposed.value = ''
    told.textContent = fill(texts.orderDealerMine, { dealer: own.name })
    return true
  }

  function show({ place: found, choices, proposed: id, routing }: DealerAnswer): void {
    if (!select || !told || !proposed || !place) return
    if (found && (place.value === '' || place.value === filledPlace)) {
      filledPlace = found
      place.value = found
      place.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const before = select.selectedOptions[0]
    const kept = isChosen && before?.value ? before : undefined
    for (const option of [...select.options].slice(1)) if (option !== kept) option.remove()
    for (const { id: dealer, name, place: town, km } of choices)
      add(
        dealer,
        km === undefined
          ? fill(texts.orderDealerOption, { name, place: town })
          : fill(texts.orderDealerOptionKm, { name, place: town, km }),
      )
    if (useOwn() || isChosen) return
    const dealer = choices.find((choice) => choice.id === id)
    select.value = dealer ? String(dealer.id) : ''
    proposed.value = dealer ? String(dealer.id) : ''
    const reason = routing in reasons ? texts[reasons[routing as keyof typeof reasons]] : undefined
    told.textContent = dealer && reason ? fill(reason, { dealer: dealer.name }) : texts.orderDealerHint
  }

  async function update(): Promise<void> {
    const code = postcode?.value.trim() ?? ''
    if (!/^\d{4}$/.test(code)) return
    const query = new URLSearchParams({ postnr: code, locale })
    for (const number of numbers().slice(0, 40)) query.append('numre', number)
    const question = query.toString()
    if (question === asked) return
    asked = question
    try {
      const answer = await fetch(`${endpoint}?${question}`)
      if (answer.ok && question === asked) show((await answer.json()) as DealerAnswer)
    } catch {
      // The choice is ours then.
      asked = ''
    }
  }

  select.addEventListener('change', () => {
    isChosen = select.value !== ''
    if (isChosen) proposed.value = ''
  })
  postcode.addEventListener('input', () => void update())
  document.addEventListener(DEALER_CHOSEN, () => useOwn())
  useOwn()
  void update()
  return () => void update()
}
