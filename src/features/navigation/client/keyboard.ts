/** Keys of the disclosure navigation pattern (ARIA Authoring Practices): arrows, Home, End, Escape; Tab goes on as ever. */
import { closeAll, isBar, openDisclosures, parentOf, siteHeader } from './disclosures'

/** Stops of a level: links and buttons that can be seen, without those of panels further in. */
function stopsAround(target: Element, header: HTMLElement): HTMLElement[] {
  const level =
    target.closest('.menu-panel, .overlay-items') ??
    (isBar(header) ? header : target.closest('.site-menu > nav, .tools'))
  if (!level) return []
  return [...level.querySelectorAll<HTMLElement>('a[href], summary, button')].filter((stop) => {
    const isInner =
      isBar(header) &&
      stop.closest('.menu-panel, .overlay-menu') !==
        (level === header ? null : level.closest('.menu-panel, .overlay-menu'))
    return !isInner && stop.checkVisibility({ visibilityProperty: true })
  })
}

function focus(stop: HTMLElement | undefined, event: KeyboardEvent): void {
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

function escape(event: KeyboardEvent): void {
  const around = openDisclosures().filter((details) => details.contains(document.activeElement))
  const innermost = around.at(-1)
  if (!innermost) return closeAll()
  event.preventDefault()
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}

/** Down on a closed or open parent of the bar goes into its panel. */
function intoPanel(target: Element, event: KeyboardEvent): boolean {
  const parent = parentOf(target)
  if (!parent || parent.item.matches('.menu-tab')) return false
  parent.details.open = true
  focus(
    parent.details.querySelector<HTMLElement>('.menu-panel :is(a[href], summary, input, button)') ?? undefined,
    event,
  )
  return true
}

export function startKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return escape(event)
    const header = siteHeader()
    const { target } = event
    if (!header || !(target instanceof Element) || !header.contains(target)) return
    if (target.matches('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return
    const inBar = isBar(header) && !target.closest('.menu-panel, .overlay-menu')
    if (inBar && event.key === 'ArrowDown' && intoPanel(target, event)) return
    const steps: Record<string, number> = inBar ? { ArrowRight: 1, ArrowLeft: -1 } : { ArrowDown: 1, ArrowUp: -1 }
    const stops = stopsAround(target, header)
    const at = stops.indexOf(target as HTMLElement)
    const step = steps[event.key]
    if (at < 0) return
    if (step !== undefined) {
      const next = stops[at + step]
      const panel = next ? null : target.closest('.menu-panel')
      // Up from the first of a panel leads back to what opened it.
      if (panel && step < 0) focus(panel.parentElement?.querySelector('summary') ?? undefined, event)
      else focus(next ?? stops.at(step > 0 ? 0 : -1), event)
    } else if (event.key === 'Home') focus(stops[0], event)
    else if (event.key === 'End') focus(stops.at(-1), event)
  })

  // A disclosure that the focus has left would cover what it goes to.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !document.querySelector('dialog[open]')?.contains(target)) closeAll(target)
  })
}
