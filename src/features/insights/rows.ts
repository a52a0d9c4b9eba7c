/** Rows of the screen's tables: the values with the most, what else was counted of them, and what people call them. */
import type { Locale } from '../../content/locales'
import type { Dimension, Measure } from '../../site/measures'
import { campaignSummaries } from '../campaigns'
import type { AnsweredRequest } from '../orders'
import { answeringOf, momentsOf, requestsIn } from './answering'
import { openSource, type Source, sumsOfValues, topValues } from './counted'
import type { Days, Row } from './facts'
import { nameValues } from './names'
import { coverOf } from './periods'
import { type Table, type TableName, tableOf } from './tables'
import { words } from './words'

export interface Wanted {
  table: TableName
  days: Days
  today: string
  locale: Locale
  /** A column of the table. */
  sort: string
  offset: number
  limit: number
  /** Rows of this dealer alone. */
  dealer?: number | undefined
}

/** Values whose other measures are read in one statement. */
const AT_ONCE = 50

const isMeasure = (table: Table) => table.columns.flatMap(({ name, of }) => of ?? [name]) as Measure[]

function numbersOf({ columns }: Table, sums: Partial<Record<Measure, number>>): Row['numbers'] {
  return Object.fromEntries(
    columns.map(({ name, of }) => {
      if (!of) return [name, sums[name as Measure] ?? 0]
      const [part, whole] = [sums[of[0]] ?? 0, sums[of[1]] ?? 0]
      return [name, whole > 0 ? part / whole : null]
    }),
  )
}

async function countedRows(source: Source, dimension: Dimension, wanted: Wanted): Promise<Row[]> {
  const { table, days, today, sort, offset, limit, locale } = wanted
  const cover = coverOf(days, today)
  const periods = [...cover.months, ...cover.days]
  const sorted = await topValues(source, { dimension, measure: sort as Measure }, periods, { offset, limit })
  const rows: Row[] = []
  for (let at = 0; at < sorted.length; at += AT_ONCE) {
    const values = sorted.slice(at, at + AT_ONCE)
    const [sums, names] = await Promise.all([
      sumsOfValues(source, dimension, [...new Set(isMeasure(tableOf(table)))], periods, values),
      nameValues(source.payload, dimension, values, locale),
    ])
    for (const value of values)
      rows.push({
        value,
        ...(names.get(value) ?? { name: value }),
        numbers: numbersOf(tableOf(table), sums.get(value) ?? {}),
      })
  }
  return rows
}

async function answeringRows(source: Source, wanted: Wanted): Promise<Row[]> {
  const { days, sort, locale, offset, limit, dealer } = wanted
  const byDealer = new Map<number | undefined, AnsweredRequest[]>()
  for (const request of await requestsIn(source, days, dealer)) {
    const known = byDealer.get(request.dealer)
    if (known) known.push(request)
    else byDealer.set(request.dealer, [request])
  }
  const rows = [...byDealer].map(([id, requests]) => {
    const { received, answered, medianHours, withinDay } = answeringOf(requests)
    const numbers = { received, answered, waiting: received - answered, medianHours, withinDay }
    return { value: id === undefined ? '' : String(id), numbers }
  })
  const by = (row: (typeof rows)[number]) => row.numbers[sort as keyof (typeof rows)[number]['numbers']] ?? -1
  const shown = rows.sort((one, other) => by(other) - by(one)).slice(offset, offset + limit)
  const ids = shown.flatMap(({ value }) => value || [])
  const names = await nameValues(source.payload, 'dealer', ids, locale)
  return shown.map((row) => ({
    ...row,
    ...(row.value ? (names.get(row.value) ?? { name: row.value }) : { name: words.headOffice[locale] }),
  }))
}

async function smsRows({ payload }: Source, { days, offset, limit }: Wanted): Promise<Row[]> {
  const found = await campaignSummaries(payload, { ...momentsOf(days), offset, limit })
  return found.map(({ id, name, sent, clicks }) => ({
    value: String(id),
    name,
    href: `/admin/collections/campaigns/${id}`,
    numbers: { sent, clicks, clickShare: sent > 0 ? clicks / sent : null },
  }))
}

export async function readRows(payload: Source['payload'], wanted: Wanted): Promise<Row[]> {
  const source = await openSource(payload)
  const { dimension } = tableOf(wanted.table)
  if (dimension) return countedRows(source, dimension, wanted)
  return wanted.table === 'sms' ? smsRows(source, wanted) : answeringRows(source, wanted)
}
