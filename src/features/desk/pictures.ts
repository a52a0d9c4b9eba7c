import { editorRoles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import { MEDIA } from '../../cms/uploads/slugs'
import type { Task } from '../../web/task'
import { textsMissing } from '../../web/waitingDocuments'

export const picturesWithoutAlt: Task = {
  key: 'picturesWithoutAlt',
  name: { nb: 'Bilder uten alternativ tekst', en: 'Pictures without alternative text' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref(MEDIA, []),
  find: (req) => textsMissing(req, { collection: MEDIA, field: 'alt' }),
}
