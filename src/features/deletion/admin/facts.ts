/** What the admin's dialog reads; the server's types without the server. */
import type { ReplacedPart } from '../replace'
import type { Use } from '../uses'

export type { ReplacedPart, Use }

/** In the refusal of a deletion, as `errors[0].data`. */
export interface InUse {
  code: 'inUse'
  /** How many uses; those in `uses` are listed. */
  total: number
  /** False: there are more. */
  isComplete: boolean
  uses: Use[]
  /** What was to be deleted. */
  ids: number[]
}
