/** Puts events into the database, many in one statement. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../../cms/recordset'
import { name, runStatement } from '../../../cms/statements'
import type { AnalyticsEvent } from './event'

const columns = {
  at: 'integer',
  kind: 'text',
  visitor: 'text',
  path: 'text',
  scriptless: 'integer',
  referrer: 'text',
  source: 'text',
  medium: 'text',
  campaign: 'text',
  article: 'integer',
  dealer: 'integer',
  term: 'text',
  results: 'integer',
  postcode: 'text',
  kilometres: 'integer',
} as const

export async function storeEvents(payload: BasePayload, events: readonly AnalyticsEvent[]): Promise<void> {
  const rows = events.map(({ scriptless, kilometres, ...event }) => ({
    ...event,
    scriptless: scriptless ? 1 : 0,
    kilometres: kilometres === undefined ? null : Math.round(kilometres),
  }))
  const names = Object.keys(columns)
  const into = sql.raw(names.map((column) => `"${column}"`).join(', '))
  const from = sql.raw(
    names.map((column) => (column === 'scriptless' ? 'n."scriptless" = 1' : `n."${column}"`)).join(', '),
  )
  await runStatement(
    payload,
    sql`insert into ${name('analytics_events')} (${into}) select ${from} from ${recordset(payload, 'n', columns, rows)}`,
  )
}
