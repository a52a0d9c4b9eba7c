import { editorRoles } from '../../../cms/access/roles'
import { type ListFilter, listHref } from '../../../cms/adminAddresses'
import type { Task } from '../../../web/task'
import { documentsWaiting } from '../../../web/waitingDocuments'
import { MISSED_ADDRESSES } from './collection'

/** Visits from which on an address is worth leading on: one or two may be slips of the pen. */
const MIN_HITS = '3'

const often: readonly ListFilter[] = [{ hits: { greater_than_equal: MIN_HITS } }]

export const addressesMissed: Task = {
  key: 'addressesMissed',
  name: { nb: 'Adresser som besøkende åpner forgjeves', en: 'Addresses that visitors open in vain' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref(MISSED_ADDRESSES, often),
  find: (req) =>
    documentsWaiting(req, {
      collection: MISSED_ADDRESSES,
      where: { hits: { greater_than_equal: Number(MIN_HITS) } },
      sort: '-hits',
      detail: 'linkedFrom',
    }),
}
