/** The admin's field that names another field of the form: chosen by its label, stored as its name. */
import type { Condition, TextField } from 'payload'
import { translateFor } from '../../cms/messages'
import type { Form } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { chosenFieldError, chosenFieldMessages } from './chosenField'
import type { FieldKind } from './kinds'
import { fieldsOf } from './readForm'

interface Options {
  name: string
  label: Localised
  description?: Localised
  /** Kinds of fields that can be chosen; those that are answered if absent. */
  kinds?: readonly FieldKind[]
  condition?: Condition
  /** Whether a choice is needed, by the fields beside it. */
  isNeeded?: (siblings: Record<string, unknown>) => boolean
  required?: boolean
}

interface Validation {
  req: Parameters<typeof translateFor>[0]
  data: Pick<Form, 'fields'>
  siblingData: Record<string, unknown>
  path: readonly (string | number)[]
}

/** Position of the form's field whose row holds a path: `fields.3.conditions.0.field`. */
const ownPosition = ([list, at]: readonly (string | number)[]): number | undefined =>
  list === 'fields' ? Number(at) : undefined

export function chosenFieldField(options: Options): TextField {
  const { name, label, description, kinds, condition, isNeeded = () => true, required = false } = options
  return {
    name,
    type: 'text',
    required,
    maxLength: 60,
    label,
    admin: {
      ...(condition ? { condition } : {}),
      ...(description ? { description } : {}),
      components: {
        Field: { path: '/src/features/forms/admin/ChosenField#ChosenField', clientProps: { kinds } },
      },
    },
    validate: ((value: string | null | undefined, { req, data, siblingData, path }: Validation) => {
      if (!isNeeded(siblingData)) return true
      const error = chosenFieldError(value ?? '', fieldsOf(data), { before: ownPosition(path), kinds })
      return error ? translateFor(req, chosenFieldMessages[error.key], { label: error.label, name: error.name }) : true
    }) as never,
  }
}
