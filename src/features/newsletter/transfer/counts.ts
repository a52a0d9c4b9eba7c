/** What came of a file of subscribers: for the server, and for the admin's screen, which knows no server. */
import type { Localised } from '../../../lib/locales'

export interface Imported {
  total: number
  added: number
  already: number
  inactive: number
  left: number
  suppressed: number
  errors: number
  /** The first of them. */
  told: { line: number; error: Localised }[]
}
