/** Rows of the screen's tables: the top values, their other metrics, and their names. */
import type { Locale } from '../../lib/locales'
import { declaredIn } from '../../web/declared'
import type { Dimension, Metric } from '../analytics/client'
import type { AnsweredRequest } from '../orders'
import { answeringOf, momentsOf, requestsIn } from './answering'
import { firstDay, openSource, type Source, sumsOfValues, topValues } from './counted'
import type { Days, InsightRow, Numbers, Sums } from './facts'
import { nameValues } from './names'
import { coverOf } from './periods'
import { insightTexts } from './sharedTexts'
import { type TableDefinition, type TableName, tableOf } from './tables'

export interface RowsQuery {
  table: TableName
  days: Days
  /** The comparison period. Undefined if counting began later, since all rows would appear to be new. */
  compared: Days | undefined
  today: string
  locale: Locale
  /** The column to sort by. */
  sort: string
  offset: number
  limit: number
  /** Only rows of this dealer. */
  dealer?: number | undefined
}

export interface Rows {
  rows: readonly InsightRow[]
  /** Whether rows have figures of the comparison period. */
  isCompared: boolean
}

/** Values whose other metrics are read in one statement. */
const AT_ONCE = 50

const metricsOf = ({ columns }: TableDefinition) => [
  ...new Set(columns.flatMap(({ name, of }): readonly string[] => of ?? [name]) as Metric[]),
]

function periodsOf(days: Days, today: string): string[] {
  const { months, days: rest } = coverOf(days, today)
  return [...months, ...rest]
}

function numbersOf({ columns }: TableDefinition, sums: Sums = {}): Numbers {
  return Object.fromEntries(
    columns.map(({ name, of }) => {
      if (!of) return [name, sums[name as Metric] ?? 0]
      const [part, whole] = [sums[of[0]] ?? 0, sums[of[1]] ?? 0]
      return [name, whole > 0 ? part / whole : null]
    }),
  )
}

async function countedRows(source: Source, dimension: Dimension, query: RowsQuery): Promise<Rows> {
  const { days, compared, today, sort, offset, limit, locale } = query
  const table = tableOf(query.table)
  const metrics = metricsOf(table)
  const periods = periodsOf(days, today)
  const [sorted, since] = await Promise.all([
    topValues(source, { dimension, measure: sort as Metric }, periods, { offset, limit }),
    compared && firstDay(source),
  ])
  const earlier = compared && since && since <= compared.to ? periodsOf(compared, today) : undefined
  const rows: InsightRow[] = []
  for (let at = 0; at < sorted.length; at += AT_ONCE) {
    const values = sorted.slice(at, at + AT_ONCE)
    const [sums, before, names] = await Promise.all([
      sumsOfValues(source, dimension, metrics, periods, values),
      earlier && sumsOfValues(source, dimension, metrics, earlier, values),
      nameValues(source.payload, dimension, values, locale),
    ])
    for (const value of values)
      rows.push({
        value,
        ...(names.get(value) ?? { name: value }),
        numbers: numbersOf(table, sums.get(value)),
        ...(before && { before: numbersOf(table, before.get(value)) }),
      })
  }
  return { rows, isCompared: earlier !== undefined }
}

/** By dealer; requests to head office have an empty value. */
function answeringByDealer(requests: readonly AnsweredRequest[]): Map<string, Numbers> {
  const byDealer = new Map<string, AnsweredRequest[]>()
  for (const request of requests) {
    const value = request.dealer === undefined ? '' : String(request.dealer)
    const known = byDealer.get(value)
    if (known) known.push(request)
    else byDealer.set(value, [request])
  }
  return new Map([...byDealer].map(([value, own]) => [value, answeringNumbers(own)]))
}

function answeringNumbers(requests: readonly AnsweredRequest[]): Numbers {
  const { received, answered, medianHours, withinDay } = answeringOf(requests)
  return { received, answered, waiting: received - answered, medianHours, withinDay }
}

async function answeringRows(source: Source, query: RowsQuery): Promise<Rows> {
  const { days, compared, sort, locale, offset, limit, dealer } = query
  const [now, earlier] = await Promise.all([
    requestsIn(source, days, dealer).then(answeringByDealer),
    compared && requestsIn(source, compared, dealer).then(answeringByDealer),
  ])
  const before = earlier && earlier.size > 0 ? earlier : undefined
  const by = ([, numbers]: readonly [string, Numbers]) => numbers[sort] ?? -1
  const shown = [...now].sort((one, other) => by(other) - by(one)).slice(offset, offset + limit)
  const ids = shown.flatMap(([value]) => value || [])
  const names = await nameValues(source.payload, 'dealer', ids, locale)
  const rows = shown.map(([value, numbers]) => ({
    value,
    ...(value ? (names.get(value) ?? { name: value }) : { name: insightTexts.headOffice[locale] }),
    numbers,
    ...(before && { before: before.get(value) ?? answeringNumbers([]) }),
  }))
  return { rows, isCompared: before !== undefined }
}

async function smsRows({ payload }: Source, { days, offset, limit }: RowsQuery): Promise<Rows> {
  const found = (await declaredIn(payload).sentCampaigns?.(payload, { ...momentsOf(days), offset, limit })) ?? []
  const rows = found.map(({ id, name, href, sent, clicks }) => ({
    value: String(id),
    name,
    href,
    numbers: { sent, clicks, clickShare: sent > 0 ? clicks / sent : null },
  }))
  return { rows, isCompared: false }
}

export async function readRows(payload: Source['payload'], query: RowsQuery): Promise<Rows> {
  const source = await openSource(payload)
  const { dimension } = tableOf(query.table)
  if (dimension) return countedRows(source, dimension, query)
  return query.table === 'sms' ? smsRows(source, query) : answeringRows(source, query)
}
