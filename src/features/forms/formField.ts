/** A field of a form as the block, the browser's module and the server use it, in one language. */
import type { ConditionOperator, FieldKind, FileKind, Pattern } from './kinds'

export interface FieldCondition {
  /** Name of an earlier field. */
  field: string
  is: ConditionOperator
  value: string
}

export interface FormField {
  /** Name in the posted form and in conditions; unique in the form. */
  name: string
  kind: FieldKind
  label: string
  help: string
  required: boolean
  isHalf: boolean
  autocomplete: string
  pattern: Pattern
  /** Numbers: the value. Texts: characters. Check boxes: choices. Dates: days from today. */
  min: number | undefined
  /** As `min`; of files their number. */
  max: number | undefined
  /** Message where nothing was given, instead of the general one. */
  missingText: string
  options: readonly { value: string; label: string }[]
  fileKind: FileKind
  /** Of each file. */
  megabytes: number
  match: 'all' | 'any'
  conditions: readonly FieldCondition[]
}

/** Names of the form's own hidden inputs. */
export const formInputs = { id: 'skjema', key: 'nokkel' } as const

/** In a confirmation: the dealer that got the answers, else the site's own people. */
export const RECIPIENT_PLACEHOLDER = 'mottaker'

/** Names that a field cannot have: the form's own inputs, the honeypot, and the form's own placeholder. */
export const reservedNames: readonly string[] = [
  'page',
  'nettside',
  RECIPIENT_PLACEHOLDER,
  ...Object.values(formInputs),
]

/** How the values of several chosen check boxes stand in one text. */
export const SEPARATOR = '\n'

export const choicesIn = (value: string | undefined): string[] =>
  (value ?? '')
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter(Boolean)
