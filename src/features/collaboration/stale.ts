/** A save that started from an older state of a document than the one that is stored. */
import { APIError } from 'payload'
import type { Comparison } from './compare'
import type { Target } from './documents'
import type { DocumentRecord } from './record'

interface Refusal {
  target: Target
  locale: string
  window: string
  comparison: Comparison
  /** What was sent, and what is stored. */
  data: Record<string, unknown>
  stored: Record<string, unknown>
  record: DocumentRecord
}

/** Thrown inside the save, which is then taken back; the answer is made outside (`saving.ts`). */
export class StaleSave extends APIError {
  constructor(readonly refusal: Refusal) {
    super('The document has been changed since', 409, undefined, true)
  }
}
