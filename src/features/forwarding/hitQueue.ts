/** The queue of hits for the chosen upstream. */
import type { Queue } from '../../cms/queue/queue'
import { pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import { forwardedHits } from './tables'

export const hitQueue: Queue<'hit' | 'upstream'> = {
  name: 'hit',
  table: forwardedHits,
  columns: pick(forwardedHits, 'hit', 'upstream'),
  order: [forwardedHits.due_at, forwardedHits.id],
  marks: 'at claim',
  has: pick(forwardedHits, 'updated_at'),
  waker: waker(),
}
