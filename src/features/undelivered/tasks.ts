/** Messages that failed or ended uncertain, each kind with a link to its filtered list. */
import { hasRole, roles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { declaredIn } from '../../web/declared'
import type { Task } from '../../web/task'

const messages = {
  failed: { nb: '{count} mislyktes', en: '{count} failed' },
  uncertain: { nb: '{count} uvisse, kan ha kommet fram', en: '{count} uncertain, may have arrived' },
} as const

const states = ['failed', 'uncertain'] as const

export const undeliveredMessages: Task = {
  key: 'undelivered',
  name: { nb: 'Meldinger som ikke kom fram', en: 'Messages that did not arrive' },
  urgency: 'overdue',
  // Each kind has roles of its own.
  seenBy: roles,
  href: '/admin',
  async find(req) {
    const mine = declaredIn(req.payload).undelivered.filter(({ seenBy }) => hasRole(req.user, ...seenBy))
    const counted = await Promise.all(mine.map(async (of) => ({ of, count: await of.count(req.payload) })))
    const kinds = counted.filter(({ count }) => count.failed + count.uncertain > 0)
    return {
      count: kinds.reduce((sum, { count }) => sum + count.failed + count.uncertain, 0),
      first: kinds.map(({ of, count }) => ({
        title: translateFor(req, of.name),
        href: of.href,
        detail: states
          .filter((state) => count[state] > 0)
          .map((state) => translateFor(req, messages[state], { count: count[state] }))
          .join(', '),
      })),
      href: kinds[0]?.of.href,
    }
  },
}
