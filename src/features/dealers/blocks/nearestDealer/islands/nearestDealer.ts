/**
 * Shows the visitor's own dealer, which is stored in the browser alone, in place of the search. Address, hours, route
 * and map are taken from the dealer's page.
 */

import { fill } from '../../../../../lib/fill'
import { drawnElement, parsePage } from '../../../../../web/client/drawnPage'
import { startIslands } from '../../../../../web/client/loader'
import { addressAtPosition } from '../../../client/finderAddress'
import { type MyDealer, myDealer, onMyDealerChange, orderAddress, storeMyDealer } from '../../../client/myDealer'
import { requestPosition } from '../../../client/position'

/** The page without its head, whose styles the policy of this page forbids. */
const contentOf = (html: string) => parsePage(html.slice(Math.max(0, html.indexOf('<main'))))

export default function nearestDealer(root: HTMLElement): void {
  const form = root.querySelector('form')
  const own = root.querySelector<HTMLElement>('.near-dealer-own')
  const frame = root.querySelector('.dealer-map-frame')
  if (!form || !own || !frame) return
  const [search, box] = [form, own]
  const country = [...frame.childNodes]
  const part = <Element extends HTMLElement = HTMLElement>(name: string) =>
    box.querySelector<Element>(`[data-own="${name}"]`)
  let under: AbortController | undefined
  let shown: number | undefined

  function showSearch(): void {
    shown = undefined
    box.hidden = true
    search.classList.remove('is-answered')
    frame?.replaceChildren(...country)
  }

  function draw(dealer: MyDealer, page: Document | undefined, href: string): void {
    const [link, address, state] = [part<HTMLAnchorElement>('page'), part('address'), part('state')]
    const [order, route] = [part<HTMLAnchorElement>('order'), part<HTMLAnchorElement>('route')]
    if (!link || !address || !state || !order || !route) return
    const { name, place } = dealer
    link.textContent = name
    link.href = href
    order.href = orderAddress(root.dataset.orderHref, dealer)
    address.textContent = page?.querySelector('.dealer-page-head .lead')?.textContent || place
    const way = page?.querySelector<HTMLAnchorElement>('a[data-tell="routeOpened"]')
    route.hidden = !way
    if (way) route.href = way.href
    const hours = page?.querySelector('.dealer-state')
    state.replaceChildren(...(hours ? [drawnElement(hours)] : []))
    startIslands(state)
    const map = page?.querySelector('.dealer-map-frame > svg')
    frame?.replaceChildren(...(map ? [drawnElement(map)] : country))
    box
      .querySelector('[data-action=forget]')
      ?.setAttribute('aria-label', fill(root.dataset.forgetNamed ?? '', { name }))
    search.classList.add('is-answered')
    box.hidden = false
  }

  async function show(): Promise<void> {
    const dealer = myDealer()
    under?.abort()
    if (!dealer) return showSearch()
    if (dealer.id === shown) return
    const mine = new AbortController()
    under = mine
    const href = `${root.dataset.finder}/${dealer.slug}`
    let page: Document | undefined
    try {
      const response = await fetch(href, { signal: mine.signal, headers: { accept: 'text/html' } })
      // The dealer is gone, or its page has moved.
      if (response.status === 404) return showSearch()
      if (response.ok) page = contentOf(await response.text())
    } catch {
      if (mine.signal.aborted) return
    }
    if (mine.signal.aborted) return
    shown = dealer.id
    draw(dealer, page, href)
  }

  async function usePosition(button: HTMLButtonElement): Promise<void> {
    const status = search.querySelector<HTMLElement>('[data-position-status]')
    const show = (text = '') => {
      if (status) status.textContent = text
    }
    show(status?.dataset.wait)
    button.disabled = true
    const found = await requestPosition()
    button.disabled = false
    if ('error' in found) return show(status?.dataset[found.error])
    show()
    location.assign(addressAtPosition(search, found.position))
  }

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-action]') : null
    if (button?.dataset.action === 'position') void usePosition(button)
    if (button?.dataset.action !== 'forget') return
    storeMyDealer(undefined)
    // The pressed button is gone.
    search.querySelector('input')?.focus()
  })
  onMyDealerChange(() => void show())
}
