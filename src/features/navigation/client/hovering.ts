/** Opens a bar's dropdowns for a mouse that rests on them, where the editors chose so. */
import { isBar, siteHeader } from './disclosures'
import { createHoverIntent } from './hoverIntent'
import { isSuppressed } from './taps'

/** Items that open by hovering: those of the first level, and tabs. */
const hoverable = '.menu > .menu-parent, .tools > :is(.menu-cart, .menu-parent), .menu-tab'
/** Tabs stay as they are when the pointer leaves (spec §4, menu dropdowns). */
const staying = '.menu-tabs, .menu-tab'

/** Disclosures that hovering opened, which a click pins instead of closing. */
const byHover = new WeakSet<HTMLDetailsElement>()

/** Whether hovering had opened it; asking makes it stay. */
export function pin(details: HTMLDetailsElement): boolean {
  return byHover.delete(details)
}

export function startHovering(): void {
  let pointer = { x: 0, y: 0 }
  let at: HTMLElement[] = []
  const detailsOf = (item: HTMLElement) => item.querySelector<HTMLDetailsElement>(':scope > details')
  const intent = createHoverIntent<HTMLElement>({
    pointer: () => pointer,
    over(item) {
      const details = detailsOf(item)
      if (!details || details.open || isSuppressed(Date.now())) return
      byHover.add(details)
      details.open = true
    },
    out(item) {
      const details = detailsOf(item)
      // One that the visitor opened by a click, or works in, is not taken away.
      if (!details || item.matches(staying) || details.matches(':focus-within') || !byHover.delete(details)) return
      details.open = false
    },
  })

  function hoverableAround(target: EventTarget | null): HTMLElement[] {
    const header = siteHeader()
    if (!(target instanceof Element) || header?.dataset.opening !== 'hover' || !isBar(header)) return []
    const found: HTMLElement[] = []
    for (let item = target.closest<HTMLElement>(hoverable); item; item = item.parentElement?.closest(hoverable) ?? null)
      found.push(item)
    return found
  }

  document.addEventListener(
    'pointermove',
    (event) => {
      pointer = { x: event.clientX, y: event.clientY }
    },
    { passive: true },
  )
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const now = hoverableAround(event.target)
    for (const item of at) if (!now.includes(item)) intent.leave(item)
    for (const item of now) if (!at.includes(item)) intent.enter(item)
    at = now
  })
}
