/** Requests that have lost their dealer. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import { dealers } from '../dealers'
import { orderRequests } from './tables'

const r = alias(orderRequests, 'r')
const d = alias(dealers, 'd')

export interface Orphan {
  request: number
  /** Name of the dealer that had it; empty if no longer known. */
  former: string
}

/**
 * Requests that need a receiver because their dealer is unpublished or was deleted. A deletion also removes the
 * reference, so a request routed by a rule or by the customer but without a dealer counts as one.
 */
export async function readOrphans(payload: BasePayload, limit: number): Promise<Orphan[]> {
  const rows = await runStatement(
    payload,
    select(
      { id: r.id, former: sql`coalesce(${d.name}, ${r.former_dealer}, '')` },
      sql`from ${r} left join ${d} on ${d.id} = ${r.dealer_id}
        where ${r.state} in ('received', 'seen', 'answered') and (
          ${r.dealer_id} in (select ${dealers.id} from ${dealers}
            where coalesce(${dealers._status}, 'draft') <> 'published' or not (${isOutsideBin(dealers)}))
          or (${r.dealer_id} is null
            and (${r.former_dealer} is not null or ${r.routing} in ('chosen', 'nearest', 'territory'))))
        order by ${r.id} limit ${limit}`,
    ),
  )
  return rows.map(({ id, former }) => ({ request: Number(id), former: textIn(former) }))
}
