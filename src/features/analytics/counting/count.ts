/**
 * Counts stored events in batches: the counts, the visits and the mark that an event has been counted are stored
 * together, so that a process may end at any moment and no event is counted twice or lost. The same holds if two
 * processes count at once, for example after one lost its lock with its connection: the first one stores the batch.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../../cms/recordset'
import { jsonIn, numberIn, textIn } from '../../../cms/rows'
import { runInTransaction } from '../../../cms/runInTransaction'
import { isPostgres, runStatement } from '../../../cms/statements'
import { alias, excluded, into, pick, type RowOf, select } from '../../../cms/tables'
import type { AnalyticsEvent } from '../collecting/event'
import { PATIENCE } from '../collecting/views'
import type { EventKind } from '../metrics'
import { analyticsCounts, analyticsEvents, analyticsVisitors } from '../tables'
import { dayOf, hourOf, monthOf } from './periods'
import type { DayValues } from './values'
import { addToVisit, type Counted, type Visit } from './visits'

const v = alias(analyticsVisitors, 'v')
const c = alias(analyticsCounts, 'c')

/** Events in one batch. */
const BATCH_SIZE = 500
/** Milliseconds until an event is counted: earlier ones must have arrived by then, views without script included. */
export const SETTLED = PATIENCE + 30 * 1000

/** The columns that counting reads. */
const read = pick(
  analyticsEvents,
  'id',
  'kind',
  'at',
  'visitor',
  'path',
  'scriptless',
  'referrer',
  'source',
  'medium',
  'campaign',
  'article',
  'dealer',
  'term',
  'results',
  'postcode',
  'kilometres',
)

const given = (value: unknown) => textIn(value) || undefined

function eventOf(row: RowOf<keyof typeof read>): AnalyticsEvent & { id: number } {
  return {
    id: Number(row.id),
    kind: textIn(row.kind) as EventKind,
    at: Number(row.at),
    visitor: textIn(row.visitor),
    path: given(row.path),
    scriptless: Boolean(row.scriptless),
    referrer: given(row.referrer),
    source: given(row.source),
    medium: given(row.medium),
    campaign: given(row.campaign),
    article: numberIn(row.article),
    dealer: numberIn(row.dealer),
    term: given(row.term),
    results: numberIn(row.results),
    postcode: given(row.postcode),
    kilometres: numberIn(row.kilometres),
  }
}

async function visitsOf(payload: BasePayload, batch: readonly AnalyticsEvent[]): Promise<Map<string, Visit>> {
  const visitors = [...new Set(batch.map(({ visitor }) => visitor))].map((visitor) => ({ visitor }))
  const n = recordset(payload, 'n', { visitor: 'text' }, visitors)
  const rows = await runStatement(
    payload,
    select({ visitor: v.visitor, visit: v.visit }, sql`from ${v} join ${n} on ${v.visitor} = ${n.visitor}`),
  )
  return new Map(rows.map(({ visitor, visit }) => [textIn(visitor), jsonIn(visit) as Visit]))
}

/** Sums of a batch's counts, by period. */
class Sums {
  readonly #rows = new Map<string, Counted & { period: string }>()

  add(period: string, { dimension, value, measure, count }: Counted): void {
    const key = [period, dimension, measure, value].join('\n')
    const row = this.#rows.get(key)
    if (row) row.count += count
    else this.#rows.set(key, { period, dimension, value, measure, count })
  }

  get rows() {
    return [...this.#rows.values()]
  }
}

/** Counts one batch; returns its number of events. `now` in milliseconds. */
export async function countBatch(payload: BasePayload, values: DayValues, now: number): Promise<number> {
  const rows = await runStatement(
    payload,
    select(
      read,
      sql`from ${analyticsEvents} where ${analyticsEvents.counted_at} is null
        and ${analyticsEvents.at} <= ${now - SETTLED}
        order by ${analyticsEvents.at}, ${analyticsEvents.id} limit ${sql.raw(String(BATCH_SIZE))}`,
    ),
  )
  const batch = rows.map(eventOf)
  if (batch.length === 0) return 0
  const visits = await visitsOf(payload, batch)
  await values.load(payload, [...new Set(batch.map(({ at }) => dayOf(at)))])
  const sums = new Sums()
  for (const event of batch) {
    const { visit, counts: counted } = addToVisit(visits.get(event.visitor), event)
    visits.set(event.visitor, visit)
    const day = dayOf(event.at)
    for (const count of counted) {
      const row = { ...count, value: values.admit(day, count.dimension, count.value) }
      if (row.dimension === 'all') sums.add(hourOf(event.at), row)
      sums.add(day, row)
      sums.add(monthOf(event.at), row)
    }
  }
  const own = recordset(
    payload,
    'o',
    { id: 'integer' },
    batch.map(({ id }) => ({ id })),
  )
  const uncounted = sql`${analyticsEvents.counted_at} is null and ${analyticsEvents.id} in (select ${own.id} from ${own})`
  const isFirst = sql`(select count(*) from ${analyticsEvents} where ${uncounted}) = ${batch.length}`
  await runInTransaction(payload, [
    // SQLite allows one writer at a time; on PostgreSQL the second process waits here, and finds the events counted.
    ...(isPostgres(payload)
      ? [
          sql`select ${analyticsEvents.id} from ${analyticsEvents} where ${uncounted}
            order by ${analyticsEvents.id} for update`,
        ]
      : []),
    addCounts(payload, sums.rows, isFirst),
    keepVisits(payload, visits, isFirst),
    // Of a batch that another process counted in part, the rest stays for the next.
    sql`update ${analyticsEvents} set ${analyticsEvents.counted_at} = ${now} where ${uncounted} and ${isFirst}`,
  ])
  return batch.length
}

function addCounts(payload: BasePayload, rows: Sums['rows'], isFirst: SQL): SQL {
  const columns = { period: 'text', dimension: 'text', value: 'text', measure: 'text', count: 'integer' } as const
  const n = recordset(payload, 'n', columns, rows)
  const { dimension, measure, period, value, count } = analyticsCounts
  return sql`insert into ${into(c, 'period', 'dimension', 'value', 'measure', 'count')}
    select ${n.period}, ${n.dimension}, ${n.value}, ${n.measure}, ${n.count} from ${n} where ${isFirst}
    on conflict (${dimension}, ${measure}, ${period}, ${value})
    do update set ${count} = ${c.count} + ${excluded(analyticsCounts).count}`
}

function keepVisits(payload: BasePayload, visits: ReadonlyMap<string, Visit>, isFirst: SQL): SQL {
  const rows = [...visits].map(([visitor, visit]) => ({ visitor, lastAt: visit.lastAt, visit }))
  const columns = { visitor: 'text', lastAt: 'integer', visit: 'json' } as const
  const n = recordset(payload, 'n', columns, rows)
  const added = excluded(analyticsVisitors)
  return sql`insert into ${into(analyticsVisitors, 'visitor', 'last_at', 'visit')}
    select ${n.visitor}, ${n.lastAt}, ${n.visit} from ${n} where ${isFirst}
    on conflict (${analyticsVisitors.visitor})
    do update set ${analyticsVisitors.last_at} = ${added.last_at}, ${analyticsVisitors.visit} = ${added.visit}`
}
