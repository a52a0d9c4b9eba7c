/** A field of a form that another of its settings names: conditions, and where the answers go. */
import type { Localised } from '../../lib/locales'
import type { FormField } from './formField'
import { type FieldKind, isText } from './kinds'

export const chosenFieldMessages = {
  missing: { nb: 'Velg et felt.', en: 'Choose a field.' },
  unknown: {
    nb: 'Skjemaet har ikke noe felt som heter «{name}». Velg et annet felt.',
    en: 'The form has no field named “{name}”. Choose another field.',
  },
  later: {
    nb: '«{label}» står lenger ned i skjemaet. Flytt det opp, eller velg et felt som står over.',
    en: '“{label}” stands further down in the form. Move it up, or choose a field above.',
  },
  kind: {
    nb: '«{label}» kan ikke brukes her. Velg et felt av typen tekst på én linje.',
    en: '“{label}” cannot be used here. Choose a field of the kind text on one line.',
  },
} as const satisfies Record<string, Localised>

export interface ChosenFieldError {
  key: keyof typeof chosenFieldMessages
  label: string
  name: string
}

type Field = Pick<FormField, 'name' | 'label' | 'kind'>

interface Bounds {
  /** Only fields above this position. */
  before?: number | undefined
  kinds?: readonly FieldKind[] | undefined
}

/** Headings and texts are never answered. */
export const mayBeChosen = ({ kind }: Pick<Field, 'kind'>, kinds: readonly FieldKind[] | undefined): boolean =>
  kinds ? kinds.includes(kind) : !isText(kind)

/** Why a name cannot stand; undefined where it can. */
export function chosenFieldError(
  name: string,
  fields: readonly Field[],
  { before = fields.length, kinds }: Bounds,
): ChosenFieldError | undefined {
  if (!name) return { key: 'missing', label: '', name }
  const at = fields.findIndex((field) => field.name === name)
  const field = fields[at]
  if (!field) return { key: 'unknown', label: name, name }
  const label = field.label || name
  if (at >= before) return { key: 'later', label, name }
  return mayBeChosen(field, kinds) ? undefined : { key: 'kind', label, name }
}
