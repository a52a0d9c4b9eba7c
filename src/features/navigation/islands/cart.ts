/** Draws the cart indicator: quantity, total, and a dropdown of the lines that exists only while the cart has some. */
import type { Cart } from '../../../web/events'
import { CART_SHOWN } from '../../../web/events'
import { QUANTITY_ANIMATION } from '../constants'
import { readCart } from '../readCart'

/** The number shown during the animation; `progress` from 0 to 1. */
export function between(from: number, to: number, progress: number): number {
  // Ease-out: the end is the part that is read.
  const eased = 1 - (1 - Math.min(1, progress)) ** 3
  return Math.round(from + (to - from) * eased)
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = className
  made.append(...content)
  return made
}

function linesOf(cart: Cart): HTMLElement {
  const list = element('ul', 'cart-lines')
  for (const { name, number, quantity, price = '', href } of cart.lines) {
    const title = element('span', 'cart-name', name)
    if (href) {
      const link = element('a', '', name)
      link.href = href
      title.replaceChildren(link)
    }
    const line = element('li', '', title, element('span', '', `× ${quantity}`), element('span', 'cart-price', price))
    if (number && number !== name) line.append(element('span', 'cart-number', number))
    list.append(line)
  }
  return list
}

export default function showCart(indicator: HTMLElement): void {
  const {
    empty = '',
    one = '',
    many = '',
    group = '',
    show = '',
    open = '',
    total: totalLabel = '',
  } = indicator.dataset
  const link = indicator.querySelector<HTMLAnchorElement>('a')
  const badge = indicator.querySelector<HTMLElement>('.cart-quantity')
  const amount = indicator.querySelector<HTMLElement>('.cart-amount')
  if (!link || !badge) return
  const usualAddress = link.href
  // Announced once by screen readers, after the animation.
  const status = element('span', 'visually-hidden')
  status.setAttribute('role', 'status')
  indicator.append(status)
  let shown = 0
  let frame = 0

  function describe({ quantity, total }: Cart): string {
    if (quantity === 0) return empty
    const text = (quantity === 1 ? one : many).replace('{quantity}', String(quantity))
    // Without a total (hidden prices) the comma is removed as well.
    return total ? text.replace('{total}', () => total) : text.replace(', {total}', '')
  }

  function count(to: number, then: () => void): void {
    cancelAnimationFrame(frame)
    const from = shown
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || from === to
    const began = performance.now()
    const step = (now: number) => {
      const progress = still ? 1 : Math.max(0, now - began) / QUANTITY_ANIMATION
      shown = between(from, to, progress)
      if (badge) badge.textContent = String(shown)
      if (progress < 1) frame = requestAnimationFrame(step)
      else then()
    }
    step(began)
  }

  function fillDropdown(cart: Cart): void {
    const before = indicator.querySelector('details')
    if (cart.quantity === 0) {
      const held = before?.contains(document.activeElement)
      before?.remove()
      if (held) link?.focus()
      return
    }
    const details = before ?? element('details', '')
    if (!before) {
      details.setAttribute('name', group)
      details.append(element('summary', '', element('span', 'visually-hidden', show)), element('div', 'menu-panel'))
      link?.after(details)
    }
    const way = element('a', 'button', open)
    way.href = link?.href ?? ''
    const sum = cart.total
      ? [element('p', 'cart-sum', element('span', '', totalLabel), element('span', 'cart-total', cart.total))]
      : []
    details.querySelector('.menu-panel')?.replaceChildren(linesOf(cart), ...sum, way)
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
    fillDropdown(cart)
    if (!isNew) shown = cart.quantity
    count(cart.quantity, () => {
      if (isNew) status.textContent = text
    })
  }

  indicator.addEventListener(CART_SHOWN, (event) => draw((event as CustomEvent<{ isNew: boolean }>).detail.isNew))
}
