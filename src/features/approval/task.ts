/** Drafts that wait for an editor's approval. */
import { editorRoles } from '../../cms/access/roles'
import { documentHref } from '../../cms/adminAddresses'
import { LISTED, MAX_COUNTED, type Task } from '../../web/task'
import { targetOf } from '../collaboration'
import { titlesOf } from '../comments'
import { readRequests } from './store'

export const waitingApprovals: Task = {
  key: 'approvals',
  name: { nb: 'Venter på godkjenning', en: 'Waiting for approval' },
  urgency: 'waiting',
  seenBy: editorRoles,
  href: '/admin',
  async find(req) {
    const requests = await readRequests(req, MAX_COUNTED + 1)
    const titles = await titlesOf(
      req,
      requests.map(({ document }) => document),
    )
    const waiting = requests.flatMap(({ document, userName }) => {
      const title = titles.get(document)
      const target = targetOf(req, document)
      if (title === undefined || target?.id === undefined) return []
      return { title, href: documentHref(target.slug, target.id), detail: userName }
    })
    return { count: waiting.length, first: waiting.slice(0, LISTED), href: waiting[0]?.href }
  },
}
