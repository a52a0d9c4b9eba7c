/**
 * Locks the page's scroll position while an element covers it. `overflow: hidden` alone still lets touch scroll the
 * page in some mobile browsers, so the body is fixed, and restored afterwards.
 */

type Cover = 'menu' | 'overlay'

let lockedAt: number | undefined
/** One cover may open while another closes. */
const covers = new Set<Cover>()

export const isLocked = () => lockedAt !== undefined

export function lockScrolling(by: Cover): void {
  covers.add(by)
  if (lockedAt !== undefined) return
  lockedAt = scrollY
  document.body.style.insetBlockStart = `${-lockedAt}px`
  document.documentElement.classList.add('is-locked')
}

export function unlockScrolling(by: Cover): void {
  covers.delete(by)
  if (lockedAt === undefined || covers.size > 0) return
  const top = lockedAt
  lockedAt = undefined
  document.documentElement.classList.remove('is-locked')
  document.body.style.insetBlockStart = ''
  scrollTo({ top, behavior: 'instant' })
}
