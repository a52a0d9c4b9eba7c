/** What becomes of a save that started from an older state than what is stored. */
import type { Prints } from './fields'

export interface Comparison {
  /** Fields that the save changes. */
  changed: string[]
  /** Fields that only others have changed: what is stored stays. */
  merged: string[]
  /** Fields that both have changed, to different values. */
  conflicts: string[]
}

/**
 * `base`: what the save started from; a field that it does not name is not compared. `stored` and `sent`: what is there,
 * and what shall be. `isOwn`: whether the stored value of a field came from the same window, whose answer was lost.
 */
export function compare(
  { base, stored, sent }: { base: Prints; stored: Prints; sent: Prints },
  isOwn: (path: string) => boolean,
): Comparison {
  const comparison: Comparison = { changed: [], merged: [], conflicts: [] }
  for (const [path, now] of Object.entries(stored)) {
    const [from, wanted] = [base[path], sent[path]]
    const othersChanged = from !== undefined && from !== now
    if (wanted === undefined || wanted === now) {
      if (othersChanged && wanted === undefined) comparison.merged.push(path)
    } else if (!othersChanged || isOwn(path)) comparison.changed.push(path)
    else if (wanted === from) comparison.merged.push(path)
    else comparison.conflicts.push(path)
  }
  return comparison
}
