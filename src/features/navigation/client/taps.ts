/**
 * Touch input: a tap opens an item as a click does; a moving touch is a scroll; synthetic events after a tap are
 * ignored.
 */
import { TAP_SUPPRESSION, TOUCH_MOVE_THRESHOLD } from '../constants'
import { closeAll, isBar, parentOf, siteHeader } from './disclosures'
import type { Point } from './hoverIntent'

const TAPPED = 'data-tapped'

let ending: ReturnType<typeof setTimeout> | undefined

function suppress(header: HTMLElement): void {
  clearTimeout(ending)
  header.setAttribute(TAPPED, '')
  ending = setTimeout(() => header.removeAttribute(TAPPED), TAP_SUPPRESSION)
}

/**
 * Whether clicks on parents, and hovering, are ignored now because they follow a tap (docs/behaviour.md#menu-timings).
 */
export function isSuppressed(header: HTMLElement): boolean {
  return header.hasAttribute(TAPPED)
}

/** A touch that ended further away than this from where it began was a scroll (docs/behaviour.md#menu-timings). */
export function isTap(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TOUCH_MOVE_THRESHOLD
}

/** Share of a side panel's width by which it must be slid to close. */
const SLIDE_SHARE = 0.25

export function startTaps(): void {
  let from: Point | undefined
  let scrolled = false
  const pointOf = ({ changedTouches: [touch] }: TouchEvent): Point => ({
    x: touch?.clientX ?? 0,
    y: touch?.clientY ?? 0,
  })

  document.addEventListener(
    'touchstart',
    (event) => {
      from = event.touches.length === 1 ? pointOf(event) : undefined
      scrolled = false
    },
    { passive: true },
  )
  document.addEventListener(
    'touchmove',
    (event) => {
      if (from && !isTap(from, pointOf(event))) scrolled = true
    },
    { passive: true },
  )
  document.addEventListener(
    'touchend',
    (event) => {
      if (!from) return
      const to = pointOf(event)
      if (!scrolled && isTap(from, to)) return tap(event)
      // Browsers withhold the first pixels of a move, and may report it as a click.
      if (event.cancelable && parentOf(event.target)) event.preventDefault()
      slide(event.target, from, to)
    },
    { passive: false },
  )
}

function tap(event: TouchEvent): void {
  const target = event.target as Element
  const header = siteHeader()
  if (!header?.contains(target)) closeAll()
  const parent = parentOf(target)
  if (!header || !parent) return
  const { details } = parent
  const isLink = target.closest('a') !== null
  // The second tap on a parent's own link follows it, as the second click does.
  if (isLink && details.open) {
    header.removeAttribute(TAPPED)
    return
  }
  event.preventDefault()
  suppress(header)
  const isOpenTab = details.open && details.matches('.menu-tab > *') && isBar(header)
  details.open = isOpenTab || !details.open
}

/** Closes a side panel that is slid towards its edge. */
function slide(target: EventTarget | null, from: Point, to: Point): void {
  const panel = target instanceof Element ? target.closest<HTMLElement>('.site-menu > nav') : null
  const menu = panel?.parentElement
  if (!panel || !(menu instanceof HTMLDetailsElement) || getComputedStyle(panel).position !== 'fixed') return
  const along = to.x - from.x
  if (along > panel.offsetWidth * SLIDE_SHARE && along > Math.abs(to.y - from.y)) menu.open = false
}
