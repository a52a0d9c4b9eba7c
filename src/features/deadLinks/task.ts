import { editorRoles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import type { Task } from '../../web/task'
import { documentsWaiting } from '../../web/waitingDocuments'
import { DEAD_LINKS } from './slug'

export const linksDead: Task = {
  key: 'linksDead',
  name: { nb: 'Døde lenker', en: 'Dead links' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref(DEAD_LINKS, []),
  find: (req) =>
    documentsWaiting(req, {
      collection: DEAD_LINKS,
      where: { id: { exists: true } },
      sort: 'id',
      detail: 'address',
    }),
}
