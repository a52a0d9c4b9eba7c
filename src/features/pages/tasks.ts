/** Pages that lack something which search engines or visitors of the other language read. */
import { editorRoles } from '../../cms/access/roles'
import { listHref } from '../../cms/adminAddresses'
import { PAGES } from '../../cms/linkTargets'
import { defaultLocale } from '../../lib/locales'
import type { Task } from '../../web/task'
import { textsMissing } from '../../web/waitingDocuments'

const withoutDescription: Task = {
  key: 'pagesWithoutDescription',
  name: { nb: 'Sider uten beskrivelse', en: 'Pages without a description' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref(PAGES, []),
  find: (req) => textsMissing(req, { collection: PAGES, field: 'description', beside: 'title', unless: 'noindex' }),
}

const untranslated: Task = {
  key: 'pagesUntranslated',
  name: { nb: 'Sider uten oversettelse', en: 'Pages without a translation' },
  urgency: 'improvement',
  seenBy: editorRoles,
  href: listHref(PAGES, []),
  find: (req) => textsMissing(req, { collection: PAGES, field: 'title', except: defaultLocale }),
}

export const pageTasks: readonly Task[] = [withoutDescription, untranslated]
