/** The queue of changed documents. */
import type { Queue } from '../../cms/queue/queue'
import { pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import { indexNowChanges } from './tables'

export const changeQueue: Queue<'collection' | 'document' | 'paths'> = {
  name: 'indexNow',
  table: indexNowChanges,
  columns: pick(indexNowChanges, 'collection', 'document', 'paths'),
  order: [indexNowChanges.due_at, indexNowChanges.id],
  marks: 'at claim',
  has: pick(indexNowChanges, 'updated_at', 'reported_at'),
  waker: waker(),
}
