/** Handles clicks in the header and outside it. */
import { isPlainClick } from '../../../web/client/plainClick'
import { closeAll, closeInnermost, isBar, parentOf, pin, siteHeader } from './disclosures'
import { isSuppressed } from './taps'

export function startClicks(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeInnermost(event)
  })
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const header = siteHeader()
    if (!header?.contains(target)) return closeAll()
    if (target.closest('.menu-close')) return closeMenu(header)
    const parent = parentOf(target)
    if (!parent) {
      // A click in the bar beside the panels closes them too; a click in the opened menu does not close it.
      if (!target.closest('.menu-panel, .overlay-menu')) closeAll(target)
      return
    }
    // Keyboard activation (no `detail`) is left to the browser.
    if (!event.detail || !isPlainClick(event)) return
    const { details } = parent
    if (isSuppressed(header)) return event.preventDefault()
    if (target.closest('summary')) {
      const isOpenTab = details.open && details.matches('.menu-tab > *') && isBar(header)
      if (pin(details) || isOpenTab) event.preventDefault()
    } else if (!details.open) {
      // The first click on a parent opens it; the next follows its link.
      event.preventDefault()
      details.open = true
    }
  })
}

/** Closes the menu and returns the focus to its button. */
export function closeMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLDetailsElement>('.site-menu')
  if (!menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
