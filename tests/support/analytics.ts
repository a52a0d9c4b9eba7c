/** What analytics has stored, and visitors whose requests are counted. */
import type { BasePayload } from 'payload'
import { readRows } from '../../src/content/rows'
import { countLot, SETTLED } from '../../src/features/analytics/counting/count'
import { dayValues } from '../../src/features/analytics/counting/values'

export const PROXY = '/wp-json/caos/v1/proxy/stealth'

/** As a browser asks for a page. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}
/** As its script tells of something. */
export const script = { 'user-agent': browser['user-agent'], 'sec-fetch-site': 'same-origin' }

/** What the script of a page sends. */
export const hit = (kind: string, page: object, more: object = {}) =>
  JSON.stringify({ kind, insight: JSON.stringify(page), ...more })

export const storedEvents = (payload: BasePayload) =>
  readRows(payload, 'select * from analytics_events order by id') as Promise<Record<string, never>[]>

/** Everything that has come in, counted, as `period dimension value measure`. */
export async function countAll(payload: BasePayload, now = Date.now() + SETTLED + 1000): Promise<Map<string, number>> {
  const values = dayValues()
  while ((await countLot(payload, values, now)) > 0) {
    // Until nothing is left.
  }
  const rows = await readRows(payload, 'select * from analytics_counts')
  return new Map(
    rows.map(({ period, dimension, value, measure, count }) => [
      [period, dimension, value, measure].filter(Boolean).join(' '),
      Number(count),
    ]),
  )
}
