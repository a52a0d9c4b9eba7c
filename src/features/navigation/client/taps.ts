/** Touches: a tap opens an item as a click does; one that moves is a scroll; what browsers send after a tap is ignored. */
import { TAP_SUPPRESSION, TOUCH_MOVE_THRESHOLD } from '../constants'
import { closeAll, parentOf, siteHeader } from './disclosures'
import type { Point } from './hoverIntent'

let suppressedUntil = 0

/** Whether clicks on parents, and hovering, are ignored now because they follow a tap (spec §9). */
export function isSuppressed(now: number): boolean {
  return now < suppressedUntil
}

/** A touch that ended further away than this from where it began was a scroll (spec §9). */
export function isTap(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TOUCH_MOVE_THRESHOLD
}

/** Share of a side panel's width that a finger slides it by to close it. */
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
      if (scrolled) return slide(event.target, from, pointOf(event))
      const parent = parentOf(event.target)
      if (!parent) {
        if (!siteHeader()?.contains(event.target as Node)) closeAll()
        return
      }
      const isLink = event.target instanceof Element && event.target.closest('a')
      // The second tap on a parent's own link follows it, as the second click does.
      if (isLink && parent.details.open) {
        suppressedUntil = 0
        return
      }
      event.preventDefault()
      suppressedUntil = Date.now() + TAP_SUPPRESSION
      if (isLink || !parent.details.matches('.menu-tab > [open]')) parent.details.open = !parent.details.open
    },
    { passive: false },
  )
}

/** A side panel goes back to where it came from. */
function slide(target: EventTarget | null, from: Point, to: Point): void {
  const panel = target instanceof Element ? target.closest<HTMLElement>('.site-menu > nav') : null
  const menu = panel?.parentElement
  if (!panel || !(menu instanceof HTMLDetailsElement) || getComputedStyle(panel).position !== 'fixed') return
  const along = to.x - from.x
  if (along > panel.offsetWidth * SLIDE_SHARE && along > Math.abs(to.y - from.y)) menu.open = false
}
