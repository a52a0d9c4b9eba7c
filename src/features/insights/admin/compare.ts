/** The change of a figure, and whether it is an improvement. */
import type { Numbers } from '../facts'
import type { Better, TableColumn, Unit } from '../tables'

export interface Change {
  /** `fresh`: counted now, and not before; `none`: no earlier figure; `gone`: no figure now. */
  way: 'up' | 'down' | 'same' | 'fresh' | 'none' | 'gone'
  /** Amount of the change: relative for counts, else in its own unit. */
  by: number
}

/**
 * Rounds to tenths of a per cent, point, hour or kilometre: a smaller change is displayed as none, and treated as none.
 */
const rounded = (value: number, unit: Unit): number => {
  const steps = unit === 'count' || unit === 'share' ? 1000 : 10
  return Math.round(value * steps) / steps
}

/**
 * Shares change by points and hours by hours, since a share of a share is ambiguous. Undefined if a figure is missing.
 */
export function changeOf(now: number | null, before: number | null, unit: Unit): Change | undefined {
  if (now === null) return before === null ? undefined : { way: 'gone', by: 0 }
  if (before === null) return { way: 'none', by: 0 }
  if (unit === 'count' && before === 0) return { way: now > 0 ? 'fresh' : 'same', by: 0 }
  const by = rounded(unit === 'count' ? (now - before) / before : now - before, unit)
  if (by === 0) return { way: 'same', by: 0 }
  return { way: by > 0 ? 'up' : 'down', by: Math.abs(by) }
}

/** Whether a change is an improvement; undefined if it is neutral. */
export function isGood({ way }: Change, better: Better | undefined): boolean | undefined {
  if (better === 'neither' || (way !== 'up' && way !== 'down' && way !== 'fresh')) return undefined
  return (way === 'down') === (better === 'less')
}

/** Whether the row had no counts in the comparison period. */
export const isFresh = (columns: readonly TableColumn[], before: Numbers): boolean =>
  columns.every(({ name }) => !before[name])
