/** Opens a bar's dropdowns on hover, if the editors chose so. */
import { closesWhatIsInUse, isBar, isInUse, markHovered, pin } from './disclosures'
import { createHoverIntent, type Point } from './hoverIntent'
import { isSuppressed } from './taps'

/** Items that open by hovering: those of the first level, and tabs that stand beside their content. */
const hoverable = '.menu > .menu-parent, .tools > :is(.menu-cart, .menu-parent), .menu > .menu-tabs .menu-tab'
/** Tabs stay as they are when the pointer leaves (docs/behaviour.md#opening-and-closing-menus). */
const staying = '.menu-tabs, .menu-tab'

const detailsOf = (item: HTMLElement) => item.querySelector<HTMLDetailsElement>(':scope > details')

function hoverableAround(target: EventTarget | null, header: HTMLElement): HTMLElement[] {
  if (!(target instanceof Element) || header.dataset.opening !== 'hover' || !isBar(header)) return []
  const found: HTMLElement[] = []
  for (let item = target.closest<HTMLElement>(hoverable); item; item = item.parentElement?.closest(hoverable) ?? null)
    found.push(item)
  return found
}

export function startHovering(header: HTMLElement): void {
  let pointer: Point | undefined
  let at: HTMLElement[] = []
  const intent = createHoverIntent<HTMLElement>({
    pointer: () => pointer,
    over(item) {
      const details = detailsOf(item)
      if (!details || details.open || isSuppressed(header) || closesWhatIsInUse(details)) return
      details.open = true
      markHovered(details)
    },
    out(item) {
      const details = detailsOf(item)
      // A panel opened by a click, or in use, stays open.
      if (!details || item.matches(staying) || details.matches(':focus-within') || isInUse(details) || !pin(details))
        return
      details.open = false
    },
  })
  const look = (target: EventTarget | null) => {
    const now = hoverableAround(target, header)
    for (const item of at) if (!now.includes(item)) intent.leave(item)
    for (const item of now) if (!at.includes(item)) intent.enter(item)
    at = now
  }

  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer = { x: clientX, y: clientY }
  }
  header.addEventListener('pointermove', follow, { passive: true })
  header.addEventListener('pointerover', (event) => {
    // The element may come with the page, without a listener for the pointer yet.
    follow(event)
    if (event.pointerType === 'mouse') look(event.target)
  })
  // A click overrides the pending hover.
  header.addEventListener('click', intent.forget)
  header.addEventListener('pointerleave', () => look(null))
  // The pointer that triggered loading this module is already over the header, and may have clicked.
  if (matchMedia('(hover: hover)').matches && !header.matches(':focus-within'))
    look([...header.querySelectorAll(':hover')].at(-1) ?? null)
}
