/** When a field is shown: the same plain function in the browser and on the server. */
import { choicesIn, type FieldCondition } from './formField'

interface Conditional {
  name: string
  match: 'all' | 'any'
  conditions: readonly FieldCondition[]
}

export type Typed = Readonly<Record<string, string>>

/** Upper and lower case are the same: editors type what they see. */
export function holds({ field, is, value }: FieldCondition, values: Typed): boolean {
  const given = choicesIn(values[field])
  const isGiven = given.some((one) => one.toLowerCase() === value.trim().toLowerCase())
  switch (is) {
    case 'filled':
      return given.length > 0
    case 'empty':
      return given.length === 0
    case 'equals':
      return isGiven
    case 'differs':
      return !isGiven
  }
}

/**
 * The values of the fields that are shown. A field that is hidden counts as empty for those after it, so one pass in
 * the order of the form is enough.
 */
export function shownValues(
  fields: readonly Conditional[],
  values: Typed,
): { shown: ReadonlySet<string>; values: Typed } {
  const shown = new Set<string>()
  const seen: Record<string, string> = {}
  for (const { name, match, conditions } of fields) {
    const isShown =
      conditions.length === 0 ||
      (match === 'any'
        ? conditions.some((condition) => holds(condition, seen))
        : conditions.every((condition) => holds(condition, seen)))
    if (!isShown) continue
    shown.add(name)
    const value = values[name]
    if (value !== undefined) seen[name] = value
  }
  return { shown, values: seen }
}
