/**
 * Reads of the counts. Each names its dimension, its measures and its periods one by one, which is the order of the
 * unique index: a year is twelve periods. Beside requests (`readAside`): a dimension may have thousands of values.
 */

import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readOnWorker } from '../../cms/readOnWorker'
import { numberIn, textIn } from '../../cms/rows'
import { listOf } from '../../cms/statements'
import type { Dimension, Metric } from '../analytics/client'

/** Where the counts lie: with the demo's samples while there are any. */
export interface Source {
  payload: BasePayload
  samples: boolean
}

export async function openSource(payload: BasePayload): Promise<Source> {
  const [sample] = await readOnWorker(payload, sql`select 1 as found from insight_samples limit 1`)
  return { payload, samples: sample !== undefined }
}

const columns = sql`period, dimension, value, measure, "count"`
const counts = ({ samples }: Source): SQL =>
  samples
    ? sql`(select ${columns} from analytics_counts union all select ${columns} from insight_samples) as c`
    : sql`analytics_counts as c`

export interface PeriodSum {
  period: string
  measure: string
  sum: number
}

/** What was counted of one value in each of some periods. */
export async function sumsByPeriod(
  source: Source,
  { dimension, value }: { dimension: Dimension; value: string },
  measures: readonly Metric[],
  periods: readonly string[],
): Promise<PeriodSum[]> {
  if (periods.length === 0) return []
  const rows = await readOnWorker(
    source.payload,
    sql`select period, measure, sum("count") as n from ${counts(source)} where dimension = ${dimension}
      and measure in (${listOf(measures)}) and period in (${listOf(periods)}) and value = ${value} group by period, measure`,
  )
  return rows.map(({ period, measure, n }) => ({
    period: textIn(period),
    measure: textIn(measure),
    sum: numberIn(n) ?? 0,
  }))
}

export interface Top {
  offset: number
  limit: number
}

/** The values of a dimension of which the most was counted over some periods. */
export async function topValues(
  source: Source,
  { dimension, measure }: { dimension: Dimension; measure: Metric },
  periods: readonly string[],
  { offset, limit }: Top,
): Promise<string[]> {
  if (periods.length === 0) return []
  const rows = await readOnWorker(
    source.payload,
    sql`select value, sum("count") as n from ${counts(source)} where dimension = ${dimension}
      and measure = ${measure} and period in (${listOf(periods)}) group by value having sum("count") > 0
      order by n desc, value limit ${limit} offset ${offset}`,
  )
  return rows.map(({ value }) => textIn(value))
}

/** The same of a few values, by measure. */
export async function sumsOfValues(
  source: Source,
  dimension: Dimension,
  measures: readonly Metric[],
  periods: readonly string[],
  values: readonly string[],
): Promise<Map<string, Partial<Record<Metric, number>>>> {
  const sums = new Map<string, Partial<Record<Metric, number>>>(values.map((value) => [value, {}]))
  if (values.length === 0 || periods.length === 0) return sums
  const rows = await readOnWorker(
    source.payload,
    sql`select value, measure, sum("count") as n from ${counts(source)} where dimension = ${dimension}
      and measure in (${listOf(measures)}) and period in (${listOf(periods)}) and value in (${listOf(values)})
      group by value, measure`,
  )
  for (const { value, measure, n } of rows) {
    const known = sums.get(textIn(value))
    if (known) known[textIn(measure) as Metric] = numberIn(n) ?? 0
  }
  return sums
}

/** The first day that has figures of the site. */
export async function firstDay(source: Source): Promise<string | null> {
  const [row] = await readOnWorker(
    source.payload,
    sql`select period from ${counts(source)} where dimension = 'all' and measure = 'views' and length(period) = 10
      order by period limit 1`,
  )
  return textIn(row?.period) || null
}
