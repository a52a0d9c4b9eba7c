/**
 * Updates the finder in place: builds the URL that the form would submit, fetches it, and replaces the parts shown. If
 * fetching fails, the browser navigates there, as it would without script.
 */
import { drawnElement, exchangeDrawn, parsePage } from '../../../web/client/drawnPage'
import { startIslands } from '../../../web/client/loader'
import { isTouched } from '../../../web/client/touched'
import { listenForDealerChoice, showMyDealer } from '../client/choices'
import { addressAtPosition, finderAddress } from '../client/finderAddress'
import { requestPosition } from '../client/position'
import { listenForTiles, showAllowedTiles } from '../client/tiles'

const FORM = 'forhandlersok'
const POSITION = 'posisjon'
const PLACE = 'sted'

export default function dealerFinder(root: HTMLElement, sentFor: string): void {
  const form = () => root.querySelector<HTMLFormElement>(`#${FORM}`)
  const part = (name: string) => root.querySelector<HTMLElement>(`#${name}`)
  let under: AbortController | undefined
  /** URL of the results shown. */
  let shown = sentFor

  const addressOf = () => {
    const element = form()
    return element ? finderAddress(element).href : location.href
  }

  async function go(address: string, { back = false, focus = true }: { back?: boolean; focus?: boolean } = {}) {
    under?.abort()
    const mine = new AbortController()
    under = mine
    part('finder-results')?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal: mine.signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(String(response.status))
      const next = parsePage(await response.text())
      if (mine.signal.aborted) return
      if (!next.querySelector('#finder-results')) throw new Error('another page')
      if (!back) history.pushState(null, '', address)
      shown = location.pathname + location.search
      document.title = next.title
      exchange(next, back)
      if (focus) reveal()
    } catch {
      if (mine.signal.aborted) return
      location.assign(address)
    }
  }

  /** Replaces the results. Text that the visitor types meanwhile is kept. */
  function exchange(next: Document, whole: boolean): void {
    const focused = document.activeElement?.id
    const wasOpen = root.querySelector<HTMLDetailsElement>('#finder-filters')?.open
    for (const name of whole ? [FORM, 'finder-filters', 'finder-results'] : ['finder-filters', 'finder-results']) {
      const [now, then] = [root.querySelector(`#${name}`), next.getElementById(name)]
      if (now && then) exchangeDrawn(now, then)
    }
    if (whole) startIslands(root)
    else adopt(next)
    const filters = root.querySelector<HTMLDetailsElement>('#finder-filters')
    if (filters && wasOpen) filters.open = true
    showMyDealer(root)
    showAllowedTiles(root)
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
    const status = root.querySelector('[data-announce]')
    if (status) status.textContent = root.querySelector('[data-summary]')?.textContent ?? ''
  }

  /** Takes over position and article of the results, and whether the place was recognised. */
  function adopt(next: Document): void {
    const [old, fresh] = [form(), next.querySelector<HTMLFormElement>(`#${FORM}`)]
    if (!old || !fresh) return
    for (const hidden of old.querySelectorAll('input[type=hidden]')) hidden.remove()
    for (const hidden of fresh.querySelectorAll('input[type=hidden]')) old.append(drawnElement(hidden))
    const [field, asked] = [old.elements.namedItem(PLACE), fresh.elements.namedItem(PLACE)]
    if (!(field instanceof HTMLInputElement) || !(asked instanceof HTMLInputElement)) return
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = asked.getAttribute(name)
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (document.activeElement !== field) field.value = asked.defaultValue
  }

  /** Scrolls to the results after a search. */
  function reveal(): void {
    const summary = root.querySelector<HTMLElement>('[data-summary]')
    summary?.focus({ preventScroll: true })
    summary?.scrollIntoView({ block: 'nearest' })
  }

  const forget = (name: string) => form()?.querySelector(`input[type=hidden][name=${name}]`)?.remove()

  root.addEventListener('submit', (event) => {
    if ((event.target as Element).id !== FORM) return
    event.preventDefault()
    const place = form()?.elements.namedItem(PLACE)
    // A typed place replaces an earlier position.
    if (place instanceof HTMLInputElement && place.value.trim()) forget(POSITION)
    void go(addressOf())
  })
  /** Filters apply at once; a typed place waits for the button. */
  const isAnsweredAtOnce = (target: unknown) =>
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  root.addEventListener('change', ({ target }) => {
    if (isAnsweredAtOnce(target)) void go(addressOf(), { focus: false })
  })
  // Choices made before this module loaded.
  if ([...(form()?.elements ?? [])].some((control) => isAnsweredAtOnce(control) && isTouched(control)))
    void go(addressOf(), { focus: false })
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const { action } = target?.dataset ?? {}
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (action === 'position') return void usePosition()
    if (!(target instanceof HTMLAnchorElement) || !plain || (action !== 'go' && action !== 'more')) return
    event.preventDefault()
    const seen = root.querySelectorAll('[data-card]').length
    void go(target.href, { focus: action === 'go' }).then(() => {
      // Focus moves to the first of the added cards.
      if (action === 'more') root.querySelectorAll<HTMLElement>('[data-card] h3 a')[seen]?.focus()
    })
  })
  const follow = () => {
    // History entries that differ only in the hash show the same results.
    if (location.pathname + location.search !== shown) void go(location.href, { back: true, focus: false })
  }
  addEventListener('popstate', follow)
  follow()

  async function usePosition(): Promise<void> {
    const status = root.querySelector<HTMLElement>('[data-position-status]')
    const button = root.querySelector<HTMLButtonElement>('[data-action=position]')
    const announce = (text = '') => {
      if (status) status.textContent = text
    }
    announce(status?.dataset.wait)
    if (button) button.disabled = true
    const found = await requestPosition()
    if (button) button.disabled = false
    if ('error' in found) return announce(status?.dataset[found.error])
    announce()
    const place = form()?.elements.namedItem(PLACE)
    if (place instanceof HTMLInputElement) place.value = ''
    const element = form()
    if (element) await go(addressAtPosition(element, found.position))
  }

  /** Highlights a card and its dot together. */
  for (const [event, on] of [
    ['pointerover', true],
    ['pointerout', false],
    ['focusin', true],
    ['focusout', false],
  ] as const)
    root.addEventListener(event, ({ target }) => {
      const near = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-dot]') : null
      const id = near?.dataset.card ?? near?.dataset.dot
      if (!id) return
      for (const one of root.querySelectorAll(`[data-card="${id}"], [data-dot="${id}"]`))
        one.classList.toggle('is-marked', on)
    })

  listenForDealerChoice(root)
  listenForTiles(root)
}
