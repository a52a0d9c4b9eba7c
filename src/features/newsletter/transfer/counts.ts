/** Result of an import, for the server and for the admin's screen, which cannot import server code. */
import type { Localised } from '../../../lib/locales'

export interface Imported {
  total: number
  added: number
  already: number
  inactive: number
  left: number
  suppressed: number
  errors: number
  /** The first errors. */
  listed: { line: number; error: Localised }[]
}
