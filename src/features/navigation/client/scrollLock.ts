/**
 * Holds the page where it is while something covers it. `overflow: hidden` alone lets a finger scroll the page in some
 * phones' browsers, so the body is fixed, and put back to the same place afterwards.
 */

let lockedAt: number | undefined

export const isLocked = () => lockedAt !== undefined

export function lockScrolling(): void {
  if (lockedAt !== undefined) return
  lockedAt = scrollY
  document.body.style.insetBlockStart = `${-lockedAt}px`
  document.documentElement.classList.add('is-locked')
}

export function unlockScrolling(): void {
  if (lockedAt === undefined) return
  const top = lockedAt
  lockedAt = undefined
  document.documentElement.classList.remove('is-locked')
  document.body.style.insetBlockStart = ''
  scrollTo({ top, behavior: 'instant' })
}
