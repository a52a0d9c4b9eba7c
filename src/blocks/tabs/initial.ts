/** A tab with content that can be opened: neither disabled nor a link to elsewhere. */
export interface Openable {
  canOpen: boolean
}

/**
 * Index of the tab that is open at first: `active` counts from 1 and is clamped to the number of tabs
 * (docs/behaviour.md#tabs-and-accordions). One that cannot be opened leaves its place to the next that can, from the
 * start again after the last; -1 where none can.
 */
export function initialTab(tabs: readonly Openable[], active: number | null | undefined): number {
  const wanted = Math.min(Math.max(Math.trunc(active || 1), 1), tabs.length) - 1
  const next = tabs.findIndex(({ canOpen }, at) => canOpen && at >= wanted)
  return next === -1 ? tabs.findIndex(({ canOpen }) => canOpen) : next
}
