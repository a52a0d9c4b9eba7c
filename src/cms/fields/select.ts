import type { SelectField } from 'payload'
import type { Localised } from '../../lib/locales'

/** One of several values; the default is the first, or `chosen`. */
export function select<Value extends string>(
  name: string,
  label: Localised,
  options: Record<Value, Localised>,
  { chosen, description }: { chosen?: NoInfer<Value>; description?: Localised } = {},
): SelectField {
  const values = Object.keys(options) as Value[]
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: chosen ?? values[0] ?? '',
    label,
    options: values.map((value) => ({ value, label: options[value] })),
    ...(description ? { admin: { description } } : {}),
  }
}
