/**
 * Tables of the screen as CSV in the form that Norwegian spreadsheets open: semicolons, decimal commas, a byte order
 * mark.
 */

import { stringify } from 'csv-stringify/sync'
import { fill } from '../../lib/fill'
import type { Locale } from '../../lib/locales'
import { escapeCell } from '../../platform/escaping'
import { dealerMetrics, type InsightRow, type Overview, siteMetrics } from './facts'
import { columnName, columnNames, insightTexts, rowNames } from './sharedTexts'
import { type TableName, tableOf, type Unit } from './tables'

const unitNames: Partial<Record<Unit, string>> = { share: '%', kilometres: 'km', hours: 't' }
const heads: Record<Locale, { explained: string }> = { nb: { explained: 'Nærmere' }, en: { explained: 'Detail' } }

/** To the second decimal; shares in per cent. */
function written(value: number | null | undefined, unit: Unit, locale: Locale): string {
  if (value === null || value === undefined) return ''
  const number = String(Math.round((unit === 'share' ? value * 100 : value) * 100) / 100)
  return locale === 'nb' ? number.replace('.', ',') : number
}

const csv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (/^-?[\d.,]+$/.test(cell) ? cell : escapeCell(cell)))),
    { delimiter: ';', bom: true, record_delimiter: 'windows' },
  )

/** `isCompared`: each column is followed by its value in the comparison period. */
export function tableCsv(name: TableName, rows: readonly InsightRow[], locale: Locale, isCompared: boolean): string {
  const cells = tableOf(name).columns.flatMap(({ name: column, unit }) => {
    const of = locale === 'en' && unit === 'hours' ? 'h' : unitNames[unit]
    const titled = (title: string) => (of ? `${title} (${of})` : title)
    const title = columnName(column)[locale]
    const cell = (heading: string, number: (row: InsightRow) => number | null | undefined) => ({
      heading: titled(heading),
      text: (row: InsightRow) => written(number(row), unit, locale),
    })
    const now = cell(title, ({ numbers }) => numbers[column])
    if (!isCompared) return [now]
    return [now, cell(fill(insightTexts.before[locale], { column: title }), ({ before }) => before?.[column])]
  })
  return csv([
    [rowNames[name][locale], heads[locale].explained, ...cells.map(({ heading }) => heading)],
    ...rows.map((row) => [row.name, row.detail ?? '', ...cells.map(({ text }) => text(row))]),
  ])
}

/** The series of the plot, with all metrics that it can show. */
export function figuresCsv({ scope, now }: Overview, locale: Locale): string {
  const metrics = scope === 'site' ? siteMetrics : dealerMetrics
  return csv([
    [columnNames.at[locale], ...metrics.map((metric) => columnName(metric)[locale])],
    ...now.series.map(({ at, sums }) => [
      at.replace('T', ' kl. '),
      ...metrics.map((metric) => written(sums[metric] ?? 0, 'count', locale)),
    ]),
  ])
}
