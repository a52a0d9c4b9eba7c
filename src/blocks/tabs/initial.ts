/** A tab with content that can be opened: neither disabled nor a link. */
export interface Openable {
  canOpen: boolean
}

/**
 * Index of the tab that is open at first: `active` counts from 1 and is clamped to the number of tabs
 * (docs/behaviour.md#tabs-and-accordions). If it cannot be opened, the next that can is taken, wrapping to the first
 * after the last; -1 if there is none.
 */
export function initialTab(tabs: readonly Openable[], active: number | null | undefined): number {
  const index = Math.min(Math.max(Math.trunc(active || 1), 1), tabs.length) - 1
  const next = tabs.findIndex(({ canOpen }, at) => canOpen && at >= index)
  return next === -1 ? tabs.findIndex(({ canOpen }) => canOpen) : next
}
