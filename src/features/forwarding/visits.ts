/** To which visit a hit belongs, for an upstream that is told so: all processes ask the same rows. */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import { VISIT_TIMEOUT } from '../analytics/client'
import type { Hit } from './hit'

/** When the visit began (milliseconds) that a visitor is on at a moment. A visit ends as where visits are counted. */
async function visitAt(payload: BasePayload, { visitor, at }: Hit): Promise<number> {
  const [row] = await runStatement(
    payload,
    sql`insert into forwarded_visits as v (visitor, began_at, last_at) values (${visitor}, ${at}, ${at})
      on conflict (visitor) do update set
        began_at = case when excluded.last_at - v.last_at > ${VISIT_TIMEOUT} then excluded.began_at else v.began_at end,
        last_at = case when excluded.last_at > v.last_at then excluded.last_at else v.last_at end
      returning began_at`,
  )
  return Number(row?.began_at ?? at)
}

/** The hits of one call are one visitor's, at one moment. */
export async function withVisits(payload: BasePayload, hits: readonly Hit[]): Promise<Hit[]> {
  const known = new Map<string, number>()
  const noted: Hit[] = []
  for (const hit of hits) {
    const key = `${hit.visitor} ${hit.at}`
    const began = known.get(key) ?? (await visitAt(payload, hit))
    known.set(key, began)
    noted.push({ ...hit, visitAt: began })
  }
  return noted
}
