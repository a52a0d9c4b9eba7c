/**
 * Bounds the distinct values of a dimension in a day. Paths and terms come from clients, which could invent enough to
 * fill the table; values beyond the bound are counted under one name.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { runStatement } from '../../../cms/statements'
import { select } from '../../../cms/tables'
import { type Dimension, type Metric, OTHERS } from '../metrics'
import { analyticsCounts } from '../tables'

const MOST: Partial<Record<Dimension, number>> = { page: 5000, article: 20_000 }
const MOST_OTHERWISE = 2000

/** A metric that every value of a dimension has. */
const telling: Record<Exclude<Dimension, 'all'>, Metric> = {
  page: 'views',
  article: 'views',
  dealer: 'views',
  referrer: 'visits',
  campaign: 'visits',
  term: 'searches',
  postcode: 'dealersSought',
}

export interface DayValues {
  /** The value under which it is counted on this day. */
  admit(day: string, dimension: Dimension, value: string): string
  /** Loads the values counted on these days; to be awaited before `admit`. */
  load(payload: BasePayload, days: readonly string[]): Promise<void>
}

export function dayValues(): DayValues {
  const days = new Map<string, Map<Dimension, Set<string>>>()

  async function read(payload: BasePayload, day: string): Promise<Map<Dimension, Set<string>>> {
    const seen = new Map<Dimension, Set<string>>()
    for (const [dimension, measure] of Object.entries(telling) as [Dimension, Metric][]) {
      const rows = await runStatement(
        payload,
        select(
          { value: analyticsCounts.value },
          sql`from ${analyticsCounts} where ${analyticsCounts.dimension} = ${dimension}
            and ${analyticsCounts.measure} = ${measure} and ${analyticsCounts.period} = ${day}`,
        ),
      )
      seen.set(dimension, new Set(rows.map(({ value }) => textIn(value))))
    }
    return seen
  }

  return {
    async load(payload, wanted) {
      for (const day of wanted) if (!days.has(day)) days.set(day, await read(payload, day))
      for (const day of [...days.keys()].sort().slice(0, -3)) days.delete(day)
    },
    admit(day, dimension, value) {
      const seen = days.get(day)?.get(dimension)
      if (!seen || seen.has(value)) return value
      if (seen.size >= (MOST[dimension] ?? MOST_OTHERWISE)) return OTHERS
      seen.add(value)
      return value
    },
  }
}
