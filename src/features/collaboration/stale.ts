/** The error for a save that started from an older state than the stored one. */
import { APIError } from 'payload'
import type { FieldComparison } from './compare'
import type { Target } from './documents'
import type { DocumentRecord } from './record'

interface Refusal {
  target: Target
  locale: string
  window: string
  comparison: FieldComparison
  /** The submitted values, and the stored ones. */
  data: Record<string, unknown>
  stored: Record<string, unknown>
  record: DocumentRecord
}

/** Thrown inside the save, which is rolled back; `saving.ts` makes the response. */
export class StaleSave extends APIError {
  constructor(readonly refusal: Refusal) {
    super('The document has been changed since', 409, undefined, true)
  }
}
