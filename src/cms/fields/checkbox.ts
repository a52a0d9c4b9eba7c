import type { CheckboxField } from 'payload'
import type { Localised } from '../../lib/locales'

/** A checkbox with an explicit default: blocks are stored as JSON, where a missing value has none. */
export function checkbox(
  name: string,
  label: Localised,
  { on = false, description }: { on?: boolean; description?: Localised } = {},
): CheckboxField {
  return { name, type: 'checkbox', label, defaultValue: on, ...(description ? { admin: { description } } : {}) }
}
