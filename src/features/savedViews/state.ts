/** Rules of what a view stores: which conditions it may keep, and whether a list shows it now. */
import type { Where } from 'payload'
import type { ListState } from './facts'

/** Keeps the conditions of a filter that pass, at any depth; undefined if none is left. */
export async function filterWhere(
  where: Where | undefined,
  keeps: (path: string, condition: unknown) => boolean | Promise<boolean>,
): Promise<Where | undefined> {
  const kept: Where = {}
  for (const [key, value] of Object.entries(where ?? {})) {
    if (isGroup(key)) {
      const left: Where[] = []
      // One after the other: what the first condition finds out holds for the others.
      for (const part of Array.isArray(value) ? value : []) {
        const inner = await filterWhere(part, keeps)
        if (inner) left.push(inner)
      }
      if (left.length > 0) kept[key] = left
    } else if (await keeps(key, value)) kept[key] = value as Where[string]
  }
  return Object.keys(kept).length > 0 ? kept : undefined
}

const isGroup = (key: string) => key === 'and' || key === 'or'

/** Values are texts once they stood in an address. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable).filter((part) => part !== undefined)
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : String(value)
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const inner = comparable(part)
    const isEmpty = inner === undefined || (isGroup(key) && Array.isArray(inner) && inner.length === 0)
    return isEmpty ? [] : [[key, inner] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))) : undefined
}

const same = (one: unknown, other: unknown) => JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

const shown = (columns: readonly string[]) => columns.filter((name) => !name.startsWith('-'))

/** Whether a list has conditions or words that narrow it. */
export const isNarrowed = ({ where, search }: ListState): boolean => Boolean(search) || comparable(where) !== undefined

/** Whether a list shows what the view stored; what the view leaves open may be anything. */
export function showsState(list: ListState, view: ListState): boolean {
  return (
    same(list.where, view.where) &&
    (list.search ?? '') === (view.search ?? '') &&
    (!view.sort || list.sort === view.sort) &&
    (!view.columns || !list.columns || same(shown(list.columns), shown(view.columns))) &&
    (!view.look || list.look === view.look)
  )
}
