/** State of a submitted form: shared by the server, which renders it, and the island, which keeps it. */
import type { TextKey } from '../texts'

export type Values = Readonly<Record<string, string>>
/** The error of each invalid field, as the key of its text. */
export type FieldErrors = Readonly<Record<string, TextKey>>

export interface FormState {
  form: string
  values: Values
  errors: FieldErrors
  /** Message above the form. */
  message: TextKey
}

/** Response of a form's address to `fetch`: 200, 422 with errors, 429 or 500. */
export interface FormResponse {
  message: string
  /** Page to go on to, of a form that leads on. */
  href?: string
  errors?: Readonly<Record<string, string>>
}
