/** The figures at the top of the screen: sums of a period, its series, and the same for the comparison period. */

import type { BasePayload } from 'payload'
import { ANALYTICS_SETTINGS } from '../analytics'
import type { Metric } from '../analytics/client'
import { answeringOf, requestsIn } from './answering'
import { firstDay, openSource, type Source, sumsByPeriod } from './counted'
import {
  type Days,
  dealerMetrics,
  type Figures,
  type Grain,
  type Overview,
  type PeriodComparison,
  type Preset,
  type Sums,
  siteMetrics,
} from './facts'
import { comparedWith, coverOf, daysOf, grainOf, hoursOf, monthsOf } from './periods'

function add(sums: Sums, measure: Metric, by: number): void {
  sums[measure] = (sums[measure] ?? 0) + by
}

/** The periods to read, and the point of each row: a partial month is summed from its days. */
function readFor(days: Days, grain: Grain, today: string): { periods: string[]; points: string[] } {
  if (grain === 'hour') return { periods: hoursOf(days), points: hoursOf(days) }
  if (grain === 'day') return { periods: daysOf(days), points: daysOf(days) }
  const { months, days: rest } = coverOf(days, today)
  return { periods: [...months, ...rest], points: monthsOf(days) }
}

interface FiguresQuery {
  days: Days
  grain: Grain
  today: string
  dealer?: number | undefined
  /** For a single day, the hour at which its sums end. The series goes on. */
  before?: number | undefined
}

async function readFigures(source: Source, { days, grain, today, dealer, before }: FiguresQuery): Promise<Figures> {
  const { periods, points } = readFor(days, grain, today)
  const of =
    dealer === undefined
      ? ({ dimension: 'all', value: '' } as const)
      : ({ dimension: 'dealer', value: String(dealer) } as const)
  const [rows, requests] = await Promise.all([
    sumsByPeriod(source, of, dealer === undefined ? siteMetrics : dealerMetrics, periods),
    requestsIn(source, days, dealer, before),
  ])
  const sums: Sums = {}
  const series = points.map((at) => ({ at, sums: {} as Sums }))
  const byPoint = new Map(series.map((point) => [point.at, point.sums]))
  for (const { period, measure, sum } of rows) {
    if (before === undefined || Number(period.slice(11)) < before) add(sums, measure as Metric, sum)
    const point = byPoint.get(period) ?? byPoint.get(period.slice(0, 7))
    if (point) add(point, measure as Metric, sum)
  }
  const { received, answered, medianHours } = answeringOf(requests)
  return { days, sums, series, answering: { received, answered, medianHours } }
}

export interface OverviewQuery {
  days: Days
  preset: Preset | null
  comparison: PeriodComparison
  /** The dealer whose figures are read; undefined for the whole site. */
  dealer?: { id: number; name: string } | undefined
}

/** `hour`: the hour in progress. */
export async function readOverview(payload: BasePayload, asked: OverviewQuery, hour: string): Promise<Overview> {
  const today = hour.slice(0, 10)
  const { days, preset, comparison, dealer } = asked
  const source = await openSource(payload)
  // Dealers have no figures by hour.
  const grain = dealer && grainOf(days) === 'hour' ? 'day' : grainOf(days)
  const isGoingOn = days.from === today
  const other = dealer && isGoingOn ? undefined : comparedWith(days, comparison)
  const of = { grain, today, dealer: dealer?.id }
  const [now, before, since, { enabled }] = await Promise.all([
    readFigures(source, { ...of, days }),
    // A day in progress is compared with the same hours of another, the present hour included.
    other
      ? readFigures(source, { ...of, days: other, before: isGoingOn ? Number(hour.slice(11)) + 1 : undefined })
      : null,
    firstDay(source),
    payload.findGlobal({ slug: ANALYTICS_SETTINGS, depth: 0 }),
  ])
  return {
    scope: dealer ? 'dealer' : 'site',
    dealer: dealer?.name ?? null,
    preset,
    comparison,
    grain,
    today,
    hour,
    now,
    before,
    samples: source.samples,
    since,
    collecting: enabled !== false,
  }
}
