/** Requests of visitors and their response times: stored ones, and the demo's samples. */
import { sql } from 'drizzle-orm'
import { readOnWorker } from '../../cms/readOnWorker'
import { numberIn, textIn } from '../../cms/rows'
import { select } from '../../cms/tables'
import { type AnsweredRequest, answeredRequests } from '../orders'
import type { Source } from './counted'
import type { Answering, Days } from './facts'
import { plusDays, startOf } from './periods'
import { insightSamples } from './samples'

/** Milliseconds. */
const MINUTE = 60 * 1000
/** Minutes. */
const HOUR = 60
const DAY = 24 * HOUR

/** Milliseconds: from the start of a period to the start of the day after it. */
export const momentsOf = ({ from, to }: Days) => ({ from: startOf(from), until: startOf(plusDays(to, 1)) })

/**
 * Requests received during a period, of one dealer or of all. For a single day, optionally only those before an hour.
 */
export async function requestsIn(
  source: Source,
  days: Days,
  dealer?: number,
  before?: number,
): Promise<AnsweredRequest[]> {
  const { from, until } = momentsOf(days)
  const end = before === undefined ? until : from + before * HOUR * MINUTE
  const real = await answeredRequests(source.payload, { from, until: end, dealer })
  // Samples have no hours.
  if (!source.samples || before !== undefined) return real
  const rows = await readOnWorker(
    source.payload,
    select(
      { value: insightSamples.value, count: insightSamples.count },
      sql`from ${insightSamples} where ${insightSamples.dimension} = 'answer'
        and ${insightSamples.measure} = 'received' and ${insightSamples.period} between ${days.from} and ${days.to}`,
    ),
  )
  const invented = rows.flatMap(({ value, count }) => {
    const [of = '', minutes] = textIn(value).split('\t')
    const request = { dealer: numberIn(of), minutes: numberIn(minutes) }
    return dealer === undefined || request.dealer === dealer ? Array(numberIn(count) ?? 0).fill(request) : []
  })
  return [...real, ...invented]
}

const hours = (minutes: number): number => Math.round((minutes / HOUR) * 10) / 10

export function answeringOf(requests: readonly AnsweredRequest[]): Answering & { withinDay: number | null } {
  const waits = requests
    .flatMap(({ minutes }) => (minutes === undefined ? [] : [minutes]))
    .sort((one, other) => one - other)
  const [low = 0, high = 0] = [waits[Math.floor((waits.length - 1) / 2)], waits[Math.floor(waits.length / 2)]]
  return {
    received: requests.length,
    answered: waits.length,
    medianHours: waits.length > 0 ? hours((low + high) / 2) : null,
    withinDay: requests.length > 0 ? waits.filter((minutes) => minutes <= DAY).length / requests.length : null,
  }
}
