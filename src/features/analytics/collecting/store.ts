/** Inserts events into the database, many in one statement. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../../cms/recordset'
import { runStatement } from '../../../cms/statements'
import { into } from '../../../cms/tables'
import { analyticsEvents } from '../tables'
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
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const n = recordset(payload, 'n', columns, rows)
  const values = names.map((column) => (column === 'scriptless' ? sql`${n.scriptless} = 1` : n[column]))
  await runStatement(
    payload,
    sql`insert into ${into(analyticsEvents, ...names)} select ${sql.join(values, sql`, `)} from ${n}`,
  )
}
