/** The list in the browser's storage, shared by all tabs; only in this page if storage is unavailable. */
import { CART_ADDED, CART_QUANTITY_UPDATED, ORDER_LIST_CHANGED, ORDER_LIST_KEY } from '../../web/events'
import { cartOf } from './cartEvent'
import { decodeList, encodeList, type OrderRow } from './list'
import type { TotalWords } from './sums'

/** The list if it could not be stored; in the document, because several modules of a page each have a copy of this. */
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

/** Stores the list and notifies the page. `added`: an article was added, rather than a quantity changed. */
export function writeList(rows: readonly OrderRow[], announcement: Announcement, { added = false } = {}): void {
  const holder = document as Holder
  try {
    // An empty list is removed: only viewing the form stores nothing.
    if (rows.length > 0) localStorage.setItem(ORDER_LIST_KEY, encodeList(rows))
    else localStorage.removeItem(ORDER_LIST_KEY)
    delete holder.orderListUnkept
  } catch {
    // Storage is blocked or full: the list lasts as long as the page.
    holder.orderListUnkept = [...rows]
  }
  const detail = cartOf(rows, announcement, announcement.url)
  document.dispatchEvent(new CustomEvent(added ? CART_ADDED : CART_QUANTITY_UPDATED, { detail }))
  document.dispatchEvent(new CustomEvent(ORDER_LIST_CHANGED))
}

/** Listens for changes from other tabs. Returns a function that stops listening. */
export function onListElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // `null`: the whole storage was cleared.
    if (key === ORDER_LIST_KEY || key === null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
