/**
 * What parts of a page tell each other in the browser. A site's own script can join in: these names are kept.
 *
 * A shop announces its cart with `CART_ADDED` or `CART_QUANTITY_UPDATED`, dispatched on the document or on any element
 * (bubbling), with a `Cart` as the event's detail. The last one is remembered in the browser's storage.
 */

export interface CartLine {
  name: string
  quantity: number
  number?: string
  /** As the shop writes it. */
  price?: string
  href?: string
}

export interface Cart {
  /** Shown exactly as the shop supplies it. */
  total: string
  /** Sum of the lines' quantities. */
  quantity: number
  lines: readonly CartLine[]
  /** Where the cart is, when the shop has moved it. */
  url?: string
}

/** Something was put into the cart. */
export const CART_ADDED = 'cart:added'
/** A quantity in the cart changed; zero, too. */
export const CART_QUANTITY_UPDATED = 'cart:quantity-updated'
/** Sent to a cart indicator whose `data-cart` was set; `detail.isNew` says whether a shop has just told it. */
export const CART_SHOWN = 'cart:shown'
/** Key under which the cart is kept in the browser's storage, as JSON of a `Cart`. */
export const CART_KEY = 'cart'

/** Somebody signed in or out on this page. */
export const ACCOUNT_CHANGED = 'account:changed'
/** Cookie that says so to scripts; it proves nothing, and the server does not read it. */
export const SIGNED_IN_COOKIE = 'signed_in'

/** Somebody answered the question for consent on this page; sent on the document. */
export const CONSENT_CHANGED = 'consent:changed'

/** Key under which the order list is kept in the browser's storage (`web/orderList`). */
export const ORDER_LIST_KEY = 'orderList'
/** The list changed on this page; sent on the document. */
export const ORDER_LIST_CHANGED = 'orderlist:changed'
/** Asks the order form on a page to take an article into its rows; `detail` is an `OrderRow`. Taken: default prevented. */
export const ORDER_ROW_ADDED = 'orderlist:add'
/** Key under which an order that was not sent yet is kept in the browser's storage. */
export const ORDER_DRAFT_KEY = 'orderDraft'

/**
 * The visitor chose a dealer, or (without a detail) removes it: dispatched on the document, with `{ id, slug, name,
 * place }` as its detail.
 */
export const DEALER_CHOSEN = 'dealer:chosen'
/** Key under which it is kept in the browser's storage, as JSON of the same. */
export const DEALER_KEY = 'dealer'
