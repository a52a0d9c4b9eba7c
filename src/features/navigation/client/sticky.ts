/** The bar sticks to the top once the page has scrolled past it (docs/behaviour.md#sticky-bar). */
import { STICKY_MARGIN } from '../constants'
import { closeMenu } from './clicks'
import { siteHeader } from './disclosures'
import { isLocked } from './scrollLock'

/** Scroll position beyond which the bar sticks, in CSS pixels (docs/behaviour.md#sticky-bar). */
export function sticksBeyond(configuredOffset: number, barHeight: number): number {
  return Math.max(configuredOffset, barHeight + STICKY_MARGIN)
}

/** Space between a stuck bar and the target of a hash, in CSS pixels. */
const HASH_MARGIN = 16

let threshold = Number.POSITIVE_INFINITY

/** Called at the start and after the window was resized. */
export function measureBar(): void {
  const header = siteHeader()
  const configured = header?.dataset.sticky
  threshold =
    header && configured !== undefined
      ? sticksBeyond(Number(configured), header.offsetHeight)
      : Number.POSITIVE_INFINITY
  document.documentElement.style.setProperty(
    '--stuck-bar',
    header && configured !== undefined ? `${header.offsetHeight + HASH_MARGIN}px` : '',
  )
  update()
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
