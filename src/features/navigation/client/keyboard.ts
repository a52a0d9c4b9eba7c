/**
 * Keys of the disclosure navigation pattern (ARIA Authoring Practices): arrows, Home, End, Escape. Tab is left to the
 * browser.
 */
import { closeAll, isBar, parentOf } from './disclosures'

/** The level in which the keys move: the overlay, the stacked menu, a panel of the bar, or the bar itself. */
function levelOf(target: Element, header: HTMLElement): Element {
  const around = target.closest(isBar(header) ? '.overlay-menu' : '.overlay-menu, .site-menu > nav')
  if (around) return around
  let level: Element = header
  for (let panel = target.closest('.menu-panel'); panel; panel = panel.parentElement?.closest('.menu-panel') ?? null)
    level = panel
  return level
}

/** Visible links and buttons of a level. Those of the bar exclude its panels. */
function stopsIn(level: Element): HTMLElement[] {
  const hanging = level.matches('.site-header') ? '.menu-panel, .overlay-menu' : undefined
  return [...level.querySelectorAll<HTMLElement>('a[href], summary, button, input')].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }) && !(hanging && stop.closest(hanging)),
  )
}

function focus(stop: HTMLElement | null | undefined, event: KeyboardEvent): void {
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

/** Arrow down on a parent of the bar moves into its panel. */
function intoPanel(target: Element, event: KeyboardEvent): boolean {
  const parent = parentOf(target)
  if (!parent || parent.item.matches('.menu-tab')) return false
  parent.details.open = true
  focus(
    stopsIn(parent.details).find((stop) => stop.closest('.menu-panel')),
    event,
  )
  return true
}

export function startKeyboard(header: HTMLElement): void {
  header.addEventListener('keydown', (event) => {
    const { target } = event
    if (!(target instanceof Element) || target.matches('input, select, textarea')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const level = levelOf(target, header)
    if (level === header && isBar(header) && event.key === 'ArrowDown' && intoPanel(target, event)) return
    const stops = stopsIn(level)
    const at = stops.indexOf(target as HTMLElement)
    if (at < 0) return
    if (event.key === 'Home') return focus(stops[0], event)
    if (event.key === 'End') return focus(stops.at(-1), event)
    const [back, on] = level === header ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const step = event.key === on ? 1 : event.key === back ? -1 : 0
    if (step === 0) return
    // Arrow up on the first entry of a panel returns to its parent; elsewhere movement wraps.
    if (at + step < 0 && level.matches('.menu-panel')) focus(level.parentElement?.querySelector('summary'), event)
    else focus(stops[(at + step + stops.length) % stops.length], event)
  })

  // A disclosure that lost the focus would cover the newly focused element. Not under a mouse: what it presses must not
  // move.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible') && !header.querySelector('dialog[open]'))
      closeAll(target)
  })
}
