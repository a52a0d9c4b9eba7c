/** The list in the browser: kept in its storage, the same in every tab, and for this page where nothing can be kept. */
import { CART_ADDED, CART_QUANTITY_UPDATED, ORDER_LIST_CHANGED, ORDER_LIST_KEY } from '../../web/events'
import { cartOf } from './announced'
import { decodeList, encodeList, type OrderRow } from './list'
import type { TotalWords } from './sums'

/** What could not be kept; in the document, because several modules of a page each have a copy of this one. */
type Holder = Document & { orderListUnkept?: OrderRow[] }

export function readList(): OrderRow[] {
  const { orderListUnkept } = document as Holder
  if (orderListUnkept) return orderListUnkept
  try {
    return decodeList(localStorage.getItem(ORDER_LIST_KEY))
  } catch {
    return []
  }
}

export interface Announcement extends TotalWords {
  /** Address of the list and its form. */
  url: string
}

/** Keeps the list and tells the page. `added`: an article was put in, rather than a number changed. */
export function writeList(rows: readonly OrderRow[], announcement: Announcement, { added = false } = {}): void {
  const holder = document as Holder
  try {
    // An empty list is none: who only looks at the form has nothing kept.
    if (rows.length > 0) localStorage.setItem(ORDER_LIST_KEY, encodeList(rows))
    else localStorage.removeItem(ORDER_LIST_KEY)
    delete holder.orderListUnkept
  } catch {
    // Blocked or full: the list lives as long as the page.
    holder.orderListUnkept = [...rows]
  }
  const detail = cartOf(rows, announcement, announcement.url)
  document.dispatchEvent(new CustomEvent(added ? CART_ADDED : CART_QUANTITY_UPDATED, { detail }))
  document.dispatchEvent(new CustomEvent(ORDER_LIST_CHANGED))
}

/** Hears what other tabs do to the list. */
export function onListElsewhere(hear: () => void): void {
  addEventListener('storage', ({ key }) => {
    // `null`: everything was cleared.
    if (key === ORDER_LIST_KEY || key === null) hear()
  })
}
