/** Form answers that wait to be handled. */
import { staffRoles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import type { Task } from '../../web/task'
import { documentsWaiting } from '../../web/waitingDocuments'
import { FORM_SUBMISSIONS } from './slugs'

export const newSubmissions: Task = {
  key: 'newSubmissions',
  name: { nb: 'Skjemasvar som ikke er behandlet', en: 'Form answers that are not handled' },
  urgency: 'waiting',
  seenBy: staffRoles,
  href: listHref(FORM_SUBMISSIONS, [{ state: { equals: 'new' } }]),
  find: (req) =>
    documentsWaiting(req, { collection: FORM_SUBMISSIONS, where: { state: { equals: 'new' } }, detail: 'formName' }),
}
