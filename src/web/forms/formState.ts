/** What a form that came back knows: shared by the server, which draws it, and the island, which keeps it. */
import type { TextKey } from '../texts'

export type Values = Readonly<Record<string, string>>
/** The fault of each field that has one, as the key of its text. */
export type FieldErrors = Readonly<Record<string, TextKey>>

export interface FormState {
  form: string
  values: Values
  errors: FieldErrors
  /** What is said above the form. */
  message: TextKey
}

/** Answer of a form's address to `fetch`: 200, 422 with faults, 429 or 500. */
export interface FormAnswer {
  message: string
  errors?: Readonly<Record<string, string>>
}
