/** Threads that wait for the user: mentioned in, or answered by another. */
import { staffRoles } from '../../cms/access/roles'
import { LISTED, MAX_COUNTED, type Task } from '../../web/task'
import { threadHref, titlesOf } from './documents'
import { commentsWithIds, noticesOf } from './store'

/** Characters of a comment beside the document's title. */
const MAX_EXCERPT = 80

const excerpt = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MAX_EXCERPT ? `${line.slice(0, MAX_EXCERPT - 1).trimEnd()}…` : line
}

export const waitingComments: Task = {
  key: 'comments',
  name: { nb: 'Kommentarer til deg', en: 'Comments for you' },
  urgency: 'waiting',
  seenBy: staffRoles,
  href: '/admin',
  async find(req) {
    const notices = await noticesOf(req, Number(req.user?.id), MAX_COUNTED + 1)
    const known = await commentsWithIds(req, [...new Set(notices.flatMap(({ thread, comment }) => [thread, comment]))])
    const titles = await titlesOf(
      req,
      [...known.values()].map(({ document }) => document),
    )
    const waiting = notices.flatMap(({ thread, comment: id }) => {
      const [first, comment] = [known.get(thread), known.get(id)]
      const title = first && titles.get(first.document)
      if (!first || !comment || title === undefined) return []
      return {
        title,
        href: threadHref(req, comment, first),
        detail: `${comment.authorName}: ${excerpt(comment.text ?? '')}`,
      }
    })
    return { count: waiting.length, first: waiting.slice(0, LISTED), href: waiting[0]?.href }
  },
}
