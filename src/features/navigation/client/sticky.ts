/** The bar sticks to the top once the page has scrolled past it (docs/behaviour.md#sticky-bar). */
import { HASH_MARGIN, STICKY_MARGIN } from '../constants'
import { closeMenu } from './clicks'
import { siteHeader } from './disclosures'
import { isLocked } from './scrollLock'

/** Scroll position beyond which the bar sticks, in CSS pixels (docs/behaviour.md#sticky-bar). */
export function sticksBeyond(configuredOffset: number, barHeight: number): number {
  return Math.max(configuredOffset, barHeight + STICKY_MARGIN)
}

let threshold = Number.POSITIVE_INFINITY

/** Called at the start and after the window was resized. */
export function measureBar(): void {
  const header = siteHeader()
  const configured = header?.dataset.sticky
  const height = header?.offsetHeight ?? 0
  threshold = configured === undefined ? Number.POSITIVE_INFINITY : sticksBeyond(Number(configured), height)
  if (configured !== undefined) setStuckBar(`${height + HASH_MARGIN}px`)
  update()
}

/** The sheet knows the usual height (`styles.ts`): setting it computes the styles of the whole page anew. */
function setStuckBar(space: string): void {
  const root = document.documentElement
  if (getComputedStyle(root).getPropertyValue('--stuck-bar') !== space) root.style.setProperty('--stuck-bar', space)
}

function update(): void {
  const header = siteHeader()
  if (!header || isLocked()) return
  const sticks = scrollY > threshold
  if (sticks && !header.classList.contains('is-stuck')) closeMenu(header)
  header.classList.toggle('is-stuck', sticks)
}

export function startSticky(): void {
  measureBar()
  addEventListener('scroll', update, { passive: true })
}
