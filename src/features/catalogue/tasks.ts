import { editorRoles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import { defaultLocale } from '../../lib/locales'
import type { Task } from '../../web/task'
import { textsMissing } from '../../web/waitingDocuments'

export const articlesUntranslated: Task = {
  key: 'articlesUntranslated',
  name: { nb: 'Artikler uten oversettelse', en: 'Articles without a translation' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref('articles', []),
  find: (req) => textsMissing(req, { collection: 'articles', field: 'name', except: defaultLocale }),
}
