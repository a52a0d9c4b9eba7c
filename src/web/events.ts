/**
 * Events between parts of a page in the browser. A site's own scripts may use them: these names are stable.
 *
 * A shop reports its cart with `CART_ADDED` or `CART_QUANTITY_UPDATED`, dispatched on the document or on any element
 * (bubbling), with a `Cart` as the event's detail. The last one is kept in the browser's storage.
 */

export interface CartLine {
  name: string
  /** With decimals where it is a length or a weight, which counts as one thing. */
  quantity: number
  number?: string
  /** As the shop formats it. */
  price?: string
  href?: string
  /** Address of a small picture. */
  picture?: string
}

/** What a line adds to the number on the cart: a length or a weight is one thing. */
export const piecesOf = ({ quantity }: Pick<CartLine, 'quantity'>): number =>
  Number.isInteger(quantity) ? quantity : 1

export interface Cart {
  /** Shown exactly as the shop sends it. */
  total: string
  /** Sum of the lines' quantities. */
  quantity: number
  lines: readonly CartLine[]
  /** Address of the cart page, where the shop has moved it. */
  url?: string
}

/** Something was added to the cart. */
export const CART_ADDED = 'cart:added'
/** A quantity in the cart changed; it may be zero. */
export const CART_QUANTITY_UPDATED = 'cart:quantity-updated'
/** Sent to a cart indicator whose `data-cart` was set; `detail.isNew` is true if a shop has just sent the cart. */
export const CART_SHOWN = 'cart:shown'
/** Key under which the cart is kept in the browser's storage, as JSON of a `Cart`. */
export const CART_KEY = 'cart'

/** A visitor signed in or out on this page. */
export const ACCOUNT_CHANGED = 'account:changed'
/** Cookie by which scripts know that a visitor is signed in; it proves nothing, and the server does not read it. */
export const SIGNED_IN_COOKIE = 'signed_in'

/** The visitor answered the consent question on this page; sent on the document. */
export const CONSENT_CHANGED = 'consent:changed'

/** Key under which the order list is kept in the browser's storage (`web/orderList`). */
export const ORDER_LIST_KEY = 'orderList'
/** The order list changed on this page; sent on the document. */
export const ORDER_LIST_CHANGED = 'orderlist:changed'
/**
 * Requests that the order form on a page adds an article to its rows; `detail` is an `OrderRow`. The form calls
 * `preventDefault` if it did.
 */
export const ORDER_ROW_ADDED = 'orderlist:add'
/** Key under which an unsent order is kept in the browser's storage. */
export const ORDER_DRAFT_KEY = 'orderDraft'

/**
 * The visitor chose a dealer, or (without a detail) removed it: dispatched on the document, with `{ id, slug, name,
 * place }` as its detail.
 */
export const DEALER_CHOSEN = 'dealer:chosen'
/** Key under which the dealer is kept in the browser's storage, as JSON of the same. */
export const DEALER_KEY = 'dealer'
