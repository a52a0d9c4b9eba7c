/** The visitor's own dealer: stored in the browser alone. */
import { DEALER_CHOSEN, DEALER_KEY } from '../../../web/events'

export interface MyDealer {
  id: number
  slug: string
  name: string
  place: string
}

export function parseMyDealer(text: string | null | undefined): MyDealer | undefined {
  try {
    const { id, slug, name, place } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof id !== 'number' || typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug)) return undefined
    return { id, slug, name: String(name ?? ''), place: String(place ?? '') }
  } catch {
    return undefined
  }
}

/** Fallback where storage is blocked: the choice lasts as long as the page. */
let here: MyDealer | undefined

export function myDealer(): MyDealer | undefined {
  try {
    return parseMyDealer(localStorage.getItem(DEALER_KEY))
  } catch {
    return here
  }
}

/** Without a dealer: removes the present one. */
export function storeMyDealer(dealer: MyDealer | undefined): void {
  here = dealer
  try {
    if (dealer) localStorage.setItem(DEALER_KEY, JSON.stringify(dealer))
    else localStorage.removeItem(DEALER_KEY)
  } catch {
    // Storage is blocked; the page is still updated.
  }
  document.dispatchEvent(new CustomEvent(DEALER_CHOSEN, { detail: dealer }))
}

/** Calls `show` now and after each change, on this page or in another tab. */
export function onMyDealerChange(show: () => void): void {
  document.addEventListener(DEALER_CHOSEN, show)
  addEventListener('storage', ({ key }) => {
    if (key === DEALER_KEY) show()
  })
  show()
}

/** Name and place, as they are shown. */
export const dealerLabel = ({ name, place }: MyDealer) => [name, place].filter(Boolean).join(', ')

/** Address of the order form, for the dealer. */
export const orderAddress = (form: string | undefined, { slug }: MyDealer) => `${form}?forhandler=${slug}`
