/** The queue of purges for the edge. */
import type { Queue } from '../../cms/queue/queue'
import { pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import { cdnPurges } from './tables'

export const purgeQueue: Queue<'tags' | 'sent_at'> = {
  name: 'purge',
  table: cdnPurges,
  columns: pick(cdnPurges, 'tags', 'sent_at'),
  order: [cdnPurges.due_at, cdnPurges.id],
  // Never marked as sending: a purge whose result is unknown is simply made again.
  marks: 'before call',
  has: pick(cdnPurges, 'updated_at'),
  waker: waker(),
}
