/** What became of a number, and whether that is good. */
import type { Numbers } from '../facts'
import type { Better, Column, Unit } from '../tables'

export interface Change {
  /** `fresh`: counted now, and not before; `none`: there was no such number before; `gone`: there is none now. */
  way: 'up' | 'down' | 'same' | 'fresh' | 'none' | 'gone'
  /** By how much it went up or down: a share of what it was where it is a count, else in its own unit. */
  by: number
}

/** Tenths of a per cent, of a point, of an hour or kilometre: what is less is written as nothing, and is none. */
const rounded = (value: number, unit: Unit): number => {
  const steps = unit === 'count' || unit === 'share' ? 1000 : 10
  return Math.round(value * steps) / steps
}

/** Shares change by points and hours by hours: a share of a share is read as one of the two. Undefined of no numbers. */
export function changeOf(now: number | null, before: number | null, unit: Unit): Change | undefined {
  if (now === null) return before === null ? undefined : { way: 'gone', by: 0 }
  if (before === null) return { way: 'none', by: 0 }
  if (unit === 'count' && before === 0) return { way: now > 0 ? 'fresh' : 'same', by: 0 }
  const by = rounded(unit === 'count' ? (now - before) / before : now - before, unit)
  if (by === 0) return { way: 'same', by: 0 }
  return { way: by > 0 ? 'up' : 'down', by: Math.abs(by) }
}

/** Whether a change is one for the better; undefined where it is neither. */
export function isGood({ way }: Change, better: Better | undefined): boolean | undefined {
  if (better === 'neither' || (way !== 'up' && way !== 'down' && way !== 'fresh')) return undefined
  return (way === 'down') === (better === 'less')
}

/** Whether nothing at all was counted of a row before. */
export const isFresh = (columns: readonly Column[], before: Numbers): boolean =>
  columns.every(({ name }) => !before[name])
