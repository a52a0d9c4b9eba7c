/**
 * Reads of the counts. Each names its dimension, its measures and its periods one by one, which is the order of the
 * unique index: a year is twelve periods. Beside requests (`readOnWorker`): a dimension may have thousands of values.
 */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readOnWorker } from '../../cms/readOnWorker'
import { numberIn, textIn } from '../../cms/rows'
import { listOf } from '../../cms/statements'
import { alias, derived, pick, select, type Table } from '../../cms/tables'
import { analyticsCounts } from '../analytics'
import type { Dimension, Metric } from '../analytics/client'
import { insightSamples } from './samples'

/** Where the counts lie: with the demo's samples while there are any. */
export interface Source {
  payload: BasePayload
  samples: boolean
}

export async function openSource(payload: BasePayload): Promise<Source> {
  const [sample] = await readOnWorker(payload, select({ found: sql`1` }, sql`from ${insightSamples} limit 1`))
  return { payload, samples: sample !== undefined }
}

const columns = ['period', 'dimension', 'value', 'measure', 'count'] as const
type Counts = Table<(typeof columns)[number]>

const real = select(pick(analyticsCounts, ...columns), sql`from ${analyticsCounts}`)
const invented = select(pick(insightSamples, ...columns), sql`from ${insightSamples}`)
const both: typeof real = sql`${real} union all ${invented}`
const counts = ({ samples }: Source): Counts => (samples ? derived('c', both) : alias(analyticsCounts, 'c'))

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
  const c = counts(source)
  const rows = await readOnWorker(
    source.payload,
    select(
      { period: c.period, measure: c.measure, n: sql`sum(${c.count})` },
      sql`from ${c} where ${c.dimension} = ${dimension} and ${c.measure} in (${listOf(measures)})
        and ${c.period} in (${listOf(periods)}) and ${c.value} = ${value} group by ${c.period}, ${c.measure}`,
    ),
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
  const c = counts(source)
  const rows = await readOnWorker(
    source.payload,
    select(
      { value: c.value, n: sql`sum(${c.count})` },
      sql`from ${c} where ${c.dimension} = ${dimension} and ${c.measure} = ${measure}
        and ${c.period} in (${listOf(periods)}) group by ${c.value} having sum(${c.count}) > 0
        order by n desc, ${c.value} limit ${limit} offset ${offset}`,
    ),
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
  const c = counts(source)
  const rows = await readOnWorker(
    source.payload,
    select(
      { value: c.value, measure: c.measure, n: sql`sum(${c.count})` },
      sql`from ${c} where ${c.dimension} = ${dimension} and ${c.measure} in (${listOf(measures)})
        and ${c.period} in (${listOf(periods)}) and ${c.value} in (${listOf(values)})
        group by ${c.value}, ${c.measure}`,
    ),
  )
  for (const { value, measure, n } of rows) {
    const known = sums.get(textIn(value))
    if (known) known[textIn(measure) as Metric] = numberIn(n) ?? 0
  }
  return sums
}

/** The first day that has figures of the site. */
export async function firstDay(source: Source): Promise<string | null> {
  const c = counts(source)
  const [row] = await readOnWorker(
    source.payload,
    select(
      { period: c.period },
      sql`from ${c} where ${c.dimension} = 'all' and ${c.measure} = 'views' and length(${c.period}) = 10
        order by ${c.period} limit 1`,
    ),
  )
  return textIn(row?.period) || null
}
