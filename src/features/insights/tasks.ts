/** Searches of the last month that found nothing. */
import { staffRoles } from '../../cms/access/roles'
import { languageOf, translateFor } from '../../cms/messages'
import { LISTED, MAX_COUNTED, type Task } from '../../web/task'
import { hourOf } from '../analytics'
import { SEARCH_SETTINGS } from '../search/client'
import { presetDays } from './periods'
import { readRows } from './rows'

const messages = { times: { nb: '{count} ganger', en: '{count} times' } }

export const searchesWithoutHits: Task = {
  key: 'searchesWithoutHits',
  name: { nb: 'Søk uten treff, siste 30 dager', en: 'Searches without hits, last 30 days' },
  urgency: 'improvement',
  seenBy: staffRoles,
  href: '/admin/globals/insights?period=30',
  async find(req, now) {
    const today = hourOf(now).slice(0, 10)
    const { rows } = await readRows(req.payload, {
      table: 'emptySearches',
      days: presetDays('30', today),
      compared: undefined,
      today,
      locale: languageOf(req),
      sort: 'emptySearches',
      offset: 0,
      limit: MAX_COUNTED + 1,
    })
    return {
      count: rows.length,
      first: rows.slice(0, LISTED).map(({ name, numbers }) => ({
        title: name,
        href: `/admin/globals/${SEARCH_SETTINGS}`,
        detail: translateFor(req, messages.times, { count: numbers.emptySearches ?? 0 }),
      })),
    }
  },
}
