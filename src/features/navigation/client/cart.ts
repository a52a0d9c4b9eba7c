/**
 * Listens to the shop's cart events and stores the last cart, so that every page and tab shows it. The module that
 * draws it (`islands/cart.ts`) loads only when there is something to draw.
 */
import { startIsland } from '../../../web/client/loader'
import { CART_ADDED, CART_KEY, CART_QUANTITY_UPDATED, CART_SHOWN } from '../../../web/events'

/** New quantities are animated; a stored cart appears at once. */
async function show(cart: string, isNew = true): Promise<void> {
  for (const indicator of document.querySelectorAll<HTMLElement>('[data-cart]')) {
    indicator.dataset.cart = cart
    await startIsland(indicator)
    indicator.dispatchEvent(new CustomEvent(CART_SHOWN, { detail: { isNew } }))
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return null
  }
}

export function startCart(): void {
  const onEvent = (event: Event) => {
    const { detail } = event as CustomEvent
    const cart = JSON.stringify(detail ?? {})
    try {
      // An empty cart is not stored: no page shows one.
      if (detail?.lines?.length > 0 || detail?.quantity > 0) localStorage.setItem(CART_KEY, cart)
      else localStorage.removeItem(CART_KEY)
    } catch {
      // Storage is blocked or full: this page still shows the cart.
    }
    void show(cart)
  }
  document.addEventListener(CART_ADDED, onEvent)
  document.addEventListener(CART_QUANTITY_UPDATED, onEvent)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === CART_KEY) void show(newValue ?? '{}')
  })
  const cart = remembered()
  if (cart) void show(cart, false)
}
