/** Dealers as receivers of requests: their e-mail addresses are only for the program. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { idIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, pick, select } from '../../cms/tables'
import { DEALERS, dealers } from '../dealers'
import { orderRequests } from './tables'

const r = alias(orderRequests, 'r')
const d = alias(dealers, 'd')

export interface Receiver {
  id: number
  name: string
  /** Undefined: requests for it go to head office. */
  email: string | undefined
}

/** The published dealers among these. By statement: it runs for each proposal while the customer types. */
export async function readReceivers(
  payload: BasePayload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Receiver>> {
  if (ids.length === 0) return new Map()
  const rows = await runStatement(
    payload,
    select(
      pick(dealers, 'id', 'name', 'email', 'request_email'),
      sql`from ${dealers}
        where ${dealers._status} = 'published' and ${isOutsideBin(dealers)} and ${idIn(dealers.id, [...new Set(ids)])}`,
    ),
  )
  return new Map(
    rows.map(({ id, name, email, request_email }) => {
      const receiver = {
        id: Number(id),
        name: textIn(name),
        email: textIn(request_email) || textIn(email) || undefined,
      }
      return [receiver.id, receiver]
    }),
  )
}

/** The name of a dealer, published or not. */
export async function dealerName(payload: BasePayload, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const doc = await payload.findByID({
    collection: DEALERS,
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
  })
  return doc?.name
}

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
