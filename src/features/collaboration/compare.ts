/** Compares a save that started from an older state with what is stored. */
import type { Prints } from './fields'

export interface FieldComparison {
  /** Fields that the save changes. */
  changed: string[]
  /** Fields that only others have changed: the stored value is kept. */
  merged: string[]
  /** Fields that both have changed, to different values. */
  conflicts: string[]
}

/**
 * `base`: fingerprints of the state that the save started from; fields missing there are not compared. `stored` and
 * `sent`: fingerprints of the stored and the submitted values. `isOwn`: whether the stored value was saved by the same
 * edit view, whose response was lost.
 */
export function compare(
  { base, stored, sent }: { base: Prints; stored: Prints; sent: Prints },
  isOwn: (path: string) => boolean,
): FieldComparison {
  const comparison: FieldComparison = { changed: [], merged: [], conflicts: [] }
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
