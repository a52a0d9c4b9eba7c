/**
 * Menu behaviour from page load; hovering and keys load with the first interaction (`islands/menu.ts`). Listeners are
 * on the document, so that a replaced header works without new ones.
 */
import { DROPDOWN_SCROLL_DEBOUNCE, RESIZE_DEBOUNCE, SLIDE_BAR_DELAY } from '../constants'
import { startCart } from './cart'
import { startClicks } from './clicks'
import { closeAll, closeSiblings, isBar, measurePanels, pin, siteHeader } from './disclosures'
import { fillMore } from './more'
import { startOverlay } from './overlay'
import { lockScrolling, unlockScrolling } from './scrollLock'
import { startSignedIn } from './signedIn'
import { measureBar, startSticky } from './sticky'
import { startTaps } from './taps'

function debounced(milliseconds: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds)
  }
}

/** In a bar the menu is closed, except in browsers without ::details-content, which could not show it otherwise. */
function fitMenu(header: HTMLElement): void {
  const bar = isBar(header)
  const needsOpen = bar && !CSS.supports('selector(::details-content)')
  header.classList.toggle('keeps-open', needsOpen)
  const menu = header.querySelector<HTMLDetailsElement>('.site-menu')
  if (menu && bar) menu.open = needsOpen
}

let slideBar: ReturnType<typeof setTimeout> | undefined

/** A side panel locks scrolling, and after a delay shows that it can be slid away. */
function followSidePanel(header: HTMLElement, menu: HTMLDetailsElement): void {
  const panel = menu.querySelector('nav')
  const isOpen = menu.open && panel !== null && getComputedStyle(panel).position === 'fixed'
  clearTimeout(slideBar)
  header.classList.remove('shows-slide-bar')
  if (!isOpen) {
    unlockScrolling('menu')
    return
  }
  lockScrolling('menu')
  slideBar = setTimeout(() => header.classList.add('shows-slide-bar'), SLIDE_BAR_DELAY)
}

function followDisclosures(): void {
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const header = siteHeader()
      if (!(target instanceof HTMLDetailsElement) || !header?.contains(target)) return
      if (target.matches('.site-menu')) followSidePanel(header, target)
      if (!target.open) {
        // Reopened by a click, it no longer counts as opened by hovering.
        pin(target)
        return
      }
      closeSiblings(target)
      // A replaced header has not been filled yet.
      if (target.matches('.menu-more > details:not(:has(.submenu > li:not([hidden])))')) fillMore(header)
      measurePanels()
      if (target.matches('.menu-search > details')) target.querySelector('input')?.focus()
    },
    true,
  )
}

function followWindow(): void {
  let wasBar: boolean | undefined
  // Runs at once: a disclosure opened right after it must stay open.
  const cross = () => {
    const header = siteHeader()
    if (!header) return
    // An open side panel is no container's part (bar.css), so that it would hide what there is room for.
    header.classList.add('is-measured')
    const bar = isBar(header)
    header.classList.remove('is-measured')
    if (wasBar !== undefined && wasBar !== bar) {
      closeAll()
      unlockScrolling('menu')
    }
    if (wasBar !== bar) fitMenu(header)
    wasBar = bar
  }
  const measure = () => {
    const header = siteHeader()
    if (!header) return
    fillMore(header)
    measureBar()
    measurePanels()
  }
  cross()
  measure()
  addEventListener('resize', cross)
  addEventListener('resize', debounced(RESIZE_DEBOUNCE, measure))
  addEventListener('scroll', debounced(DROPDOWN_SCROLL_DEBOUNCE, measurePanels), { passive: true })
}

export default function startNavigation(): void {
  startSticky()
  startSignedIn()
  startCart()
  startClicks()
  startTaps()
  startOverlay()
  followDisclosures()
  followWindow()
}
