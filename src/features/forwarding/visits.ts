/** The visit of a hit, for an upstream that needs it: all processes use the same rows. */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import { alias, excluded, into, returning } from '../../cms/tables'
import type { ForwardedHit } from '../analytics'
import { VISIT_TIMEOUT } from '../analytics/client'
import { forwardedVisits } from './tables'

const v = alias(forwardedVisits, 'v')
const hit = excluded(forwardedVisits)

/**
 * When the visit began (milliseconds) that the visitor is in at a moment. A visit ends by the same rule as in the
 * counting of visits.
 */
async function visitAt(payload: BasePayload, { visitor, at }: ForwardedHit): Promise<number> {
  const [row] = await runStatement(
    payload,
    returning(
      sql`insert into ${into(v, 'visitor', 'began_at', 'last_at')} values (${visitor}, ${at}, ${at})
        on conflict (${forwardedVisits.visitor}) do update set
          ${forwardedVisits.began_at} = case when ${hit.last_at} - ${v.last_at} > ${VISIT_TIMEOUT}
            then ${hit.began_at} else ${v.began_at} end,
          ${forwardedVisits.last_at} = case when ${hit.last_at} > ${v.last_at} then ${hit.last_at} else ${v.last_at} end`,
      { began_at: forwardedVisits.began_at },
    ),
  )
  return Number(row?.began_at ?? at)
}

/** The hits of one call belong to one visitor and one moment. */
export async function withVisits(payload: BasePayload, hits: readonly ForwardedHit[]): Promise<ForwardedHit[]> {
  const known = new Map<string, number>()
  const noted: ForwardedHit[] = []
  for (const hit of hits) {
    const key = `${hit.visitor} ${hit.at}`
    const began = known.get(key) ?? (await visitAt(payload, hit))
    known.set(key, began)
    noted.push({ ...hit, visitAt: began })
  }
  return noted
}
