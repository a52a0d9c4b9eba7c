/** Changes that search engines have not taken for an hour; a shorter failure mends itself. */
import type { Undelivered } from '../../web/undelivered'
import { countFailing, markReported } from './rows'

/** Milliseconds. */
const PATIENCE = 60 * 60_000

export const undeliveredChanges: Undelivered = {
  key: 'indexNow',
  name: { nb: 'Endringer meldt med IndexNow', en: 'Changes reported with IndexNow' },
  href: '/admin/globals/site',
  seenBy: ['administrator'],
  count: async (payload) => ({ failed: await countFailing(payload, Date.now() - PATIENCE), uncertain: 0 }),
  async unreported(payload, now) {
    const before = now - PATIENCE
    return {
      count: { failed: await countFailing(payload, before, { unreported: true }), uncertain: 0 },
      settle: () => markReported(payload, before, now),
    }
  },
}
