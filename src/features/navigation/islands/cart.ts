/**
 * Shows quantity and total of the cart, and its dropdown while there is something in it. What the dropdown holds is
 * drawn by React (`CartContents.tsx`), which is fetched when the dropdown is touched.
 */
import { fill } from '../../../lib/fill'
import { startIsland } from '../../../web/client/loader'
import { CART_SHOWN, type Cart } from '../../../web/events'
import { QUANTITY_ANIMATION } from '../constants'
import { readCart } from '../readCart'

/** The number shown during the animation; `progress` from 0 to 1. */
export function easedNumber(from: number, to: number, progress: number): number {
  // Ease-out: the end is the part that is read.
  const eased = 1 - (1 - Math.min(1, progress)) ** 3
  return Math.round(from + (to - from) * eased)
}

export default function showCart(indicator: HTMLElement): void {
  const { empty = '', one = '', many = '' } = indicator.dataset
  const link = indicator.querySelector<HTMLAnchorElement>('a')
  const badge = indicator.querySelector<HTMLElement>('.cart-quantity')
  const amount = indicator.querySelector<HTMLElement>('.cart-amount')
  // Announced once by screen readers, after the animation.
  const status = indicator.querySelector('[role=status]')
  const details = indicator.querySelector('template')?.content.querySelector('details')
  if (!link || !badge || !status || !details) return
  const usualAddress = link.href
  let shown = 0
  let frame = 0

  function describe({ quantity, total }: Cart): string {
    if (quantity === 0) return empty
    const text = quantity === 1 ? one : many
    // Without a total (hidden prices) the comma is removed as well.
    return total ? fill(text, { quantity, total }) : fill(text.replace(', {total}', ''), { quantity })
  }

  function count(to: number, then: () => void): void {
    cancelAnimationFrame(frame)
    const from = shown
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || from === to
    const began = performance.now()
    const step = (now: number) => {
      const progress = still ? 1 : Math.max(0, now - began) / QUANTITY_ANIMATION
      shown = easedNumber(from, to, progress)
      if (badge) badge.textContent = String(shown)
      if (progress < 1) frame = requestAnimationFrame(step)
      else then()
    }
    step(began)
  }

  const contents = details.querySelector<HTMLElement>('[data-island]')
  const fetchContents = () => {
    if (!contents) return
    // Without the lines there is still the way to the cart.
    const showRest = () => contents.querySelector('[hidden]')?.removeAttribute('hidden')
    startIsland(contents).catch(showRest)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin', 'toggle'])
    details.addEventListener(event, fetchContents, { once: true, passive: true })

  /** Passed to its own element, which may be detached from the page at that moment. */
  function tellContents(): void {
    if (!contents) return
    contents.dataset.contents = indicator.dataset.cart
    contents.dispatchEvent(new CustomEvent(CART_SHOWN))
  }

  function placeDropdown(isEmpty: boolean): void {
    if (!isEmpty) {
      if (!details?.isConnected) link?.after(details as HTMLElement)
      return
    }
    const held = details?.contains(document.activeElement)
    details?.remove()
    // Filled again, it is closed.
    details?.removeAttribute('open')
    if (held) link?.focus()
  }

  function draw(isNew: boolean): void {
    const cart = readCart(indicator.dataset.cart || '{}')
    const text = describe(cart)
    indicator.classList.toggle('is-empty', cart.quantity === 0)
    if (link) link.href = cart.url ?? usualAddress
    link?.setAttribute('aria-label', text)
    if (badge) badge.hidden = cart.quantity === 0
    indicator.classList.toggle('has-total', cart.quantity > 0 && cart.total !== '')
    if (amount) amount.textContent = cart.quantity > 0 ? cart.total : ''
    tellContents()
    placeDropdown(cart.quantity === 0)
    if (!isNew) shown = cart.quantity
    count(cart.quantity, () => {
      if (isNew && status) status.textContent = text
    })
  }

  indicator.addEventListener(CART_SHOWN, (event) => draw((event as CustomEvent<{ isNew: boolean }>).detail.isNew))
}
