/** The header's disclosures, all `details` elements: opening, closing and measuring. */
import { DROPDOWN_MARGIN } from '../constants'

export const siteHeader = () => document.querySelector<HTMLElement>('.site-header')

/** Whether the menu stands in a row: `wide.css` says so, above the breakpoint and where there is room. */
export function isBar(header: HTMLElement): boolean {
  const menu = header.querySelector('.site-menu')
  return menu !== null && getComputedStyle(menu).getPropertyValue('--in-bar').trim() === '1'
}

/** An item with a disclosure: its list element, and the `details` in it. */
export interface Parent {
  item: HTMLElement
  details: HTMLDetailsElement
}

const parents = '.menu-parent,.menu-cart,.menu-tab'

/** The item whose own link or summary this is; elements in its panel belong to other items. */
export function parentOf(target: EventTarget | null): Parent | undefined {
  if (!(target instanceof Element)) return undefined
  const item = target.closest<HTMLElement>(parents)
  const details = item?.querySelector<HTMLDetailsElement>(':scope > details')
  const trigger = target.closest('a, summary')?.parentElement
  return item && details && (trigger === item || trigger === details) ? { item, details } : undefined
}

/** Disclosures that a click elsewhere closes: all but tabs, of which one is always open. */
function openDisclosures(): HTMLDetailsElement[] {
  const open = [...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')]
  const header = siteHeader()
  // In a bar the menu itself is no disclosure, though a browser without ::details-content needs it open.
  return open.filter((details) => !details.closest('.menu-tab > details') && !(header && isMenuInBar(details, header)))
}

function isMenuInBar(details: HTMLDetailsElement, header: HTMLElement): boolean {
  return details.matches('.site-menu') && isBar(header)
}

/** Closes all open disclosures but those around `kept`. */
export function closeAll(kept?: Node | null): void {
  for (const details of openDisclosures()) if (!kept || !details.contains(kept)) details.open = false
}

/** Open disclosures of the same name as another, of which the browser leaves one open. */
function openSiblings(of: HTMLDetailsElement): HTMLDetailsElement[] {
  const name = of.getAttribute('name')
  if (!name) return []
  return [...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')].filter(
    (other) => other !== of && other.getAttribute('name') === name,
  )
}

/** Whether the visitor uses its panel: focus is inside, or text was typed. Hovering then leaves it open. */
export function isInUse(details: HTMLDetailsElement): boolean {
  const panel = details.querySelector(':scope > .menu-panel, :scope > .menu-tab-panel')
  if (!panel) return false
  const fields = [...panel.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  return panel.matches(':focus-within') || fields.some(({ value, defaultValue }) => value !== defaultValue)
}

/** Whether opening it would close a panel in use. */
export const closesWhatIsInUse = (details: HTMLDetailsElement): boolean => openSiblings(details).some(isInUse)

/** Closes the siblings of an opened disclosure in browsers that ignore `name`. */
export function closeSiblings(opened: HTMLDetailsElement): void {
  for (const other of openSiblings(opened)) other.open = false
}

/** Height that a dropdown may take, in CSS pixels (docs/behaviour.md#menu-layout). */
export function roomBelow(windowHeight: number, top: number): number {
  return Math.max(0, windowHeight - top - DROPDOWN_MARGIN)
}

/** Limits every open panel to the window's lower edge and sides. */
export function measurePanels(): void {
  for (const details of openDisclosures()) {
    const panel = details.querySelector<HTMLElement>(':scope > .menu-panel, :scope > nav')
    if (!panel) continue
    const { position } = getComputedStyle(panel)
    if (position !== 'absolute') {
      panel.style.maxBlockSize = ''
      continue
    }
    const { top, right } = panel.getBoundingClientRect()
    panel.style.maxBlockSize = `${roomBelow(innerHeight, top)}px`
    if (right > document.documentElement.clientWidth) details.parentElement?.classList.add('opens-to-start')
  }
}

const HOVERED = 'data-hovered'

/** Marks a disclosure as opened by hovering: a click then pins it instead of closing it. */
export function markHovered(details: HTMLDetailsElement): void {
  details.setAttribute(HOVERED, '')
}

/** Whether hovering had opened it; clears the mark. */
export function pin(details: HTMLDetailsElement): boolean {
  const hovered = details.hasAttribute(HOVERED)
  details.removeAttribute(HOVERED)
  return hovered
}

/**
 * Escape closes the disclosure that holds the focus and focuses its button; else it closes all open disclosures. A
 * dialog handles Escape itself.
 */
export function closeInnermost(event: KeyboardEvent): void {
  const innermost = openDisclosures()
    .filter((details) => details.contains(document.activeElement))
    .at(-1)
  if (!innermost) {
    if (!document.activeElement?.closest('dialog')) closeAll()
    return
  }
  event.preventDefault()
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}
