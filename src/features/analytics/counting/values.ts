/**
 * Bounds the distinct values of a dimension in a day. Paths and terms come from clients, which could invent enough to
 * fill the table; values beyond the bound are counted under one name.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { name, runStatement } from '../../../cms/statements'
import { type Dimension, type Metric, OTHERS } from '../metrics'

const MOST: Partial<Record<Dimension, number>> = { page: 5000, article: 20_000 }
const MOST_OTHERWISE = 2000

/** The measure that every value of a dimension has. */
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
  /** Reads what the days have seen; to be awaited before `admit`. */
  load(payload: BasePayload, days: readonly string[]): Promise<void>
}

export function dayValues(): DayValues {
  const days = new Map<string, Map<Dimension, Set<string>>>()

  async function read(payload: BasePayload, day: string): Promise<Map<Dimension, Set<string>>> {
    const seen = new Map<Dimension, Set<string>>()
    for (const [dimension, measure] of Object.entries(telling) as [Dimension, Metric][]) {
      const rows = await runStatement(
        payload,
        sql`select value from ${name('analytics_counts')}
          where dimension = ${dimension} and measure = ${measure} and period = ${day}`,
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
