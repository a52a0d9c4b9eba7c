/** The queue of hits for the chosen upstream. */
import type { Queue } from '../../cms/queue/queue'
import { waker } from '../../platform/services'

export const hitQueue: Queue = {
  table: 'forwarded_hits',
  columns: ['hit', 'upstream'],
  order: ['due_at', 'id'],
  marks: 'at claim',
  has: ['updated_at'],
  waker: waker(),
}
