import type { CheckboxField } from 'payload'
import type { Localised } from '../../lib/locales'

/** Yes or no, with an answer from the start: blocks are stored as JSON, where a missing value has no default. */
export function checkbox(
  name: string,
  label: Localised,
  { on = false, description }: { on?: boolean; description?: Localised } = {},
): CheckboxField {
  return { name, type: 'checkbox', label, defaultValue: on, ...(description ? { admin: { description } } : {}) }
}
