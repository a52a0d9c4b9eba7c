/** Dealers as receivers of requests: their addresses are for the program alone. */
import type { BasePayload } from 'payload'
import { OUTSIDE_BIN } from '../../cms/bin'
import { idIn, readRows, textIn } from '../../cms/rows'

export interface Receiver {
  id: number
  name: string
  /** Undefined: requests for it go to head office. */
  email: string | undefined
}

/** The published ones among these. By rows: it is asked for each proposal while somebody types. */
export async function readReceivers(
  payload: BasePayload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Receiver>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows(
    payload,
    `select id, name, email, request_email from dealers
      where _status = 'published' and ${OUTSIDE_BIN} and ${idIn('id', [...new Set(ids)])}`,
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

/** The name of a dealer, published or not: for those who had to do with it. */
export async function dealerName(payload: BasePayload, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const doc = await payload.findByID({
    collection: 'dealers',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
  })
  return doc?.name
}

export interface Orphan {
  request: number
  /** Of the dealer that had it; empty where it is not known any more. */
  former: string
}

/**
 * Requests that need a receiver and have lost their dealer: it is unpublished, or was deleted. A deletion takes the
 * reference along; what a rule or a customer gave to a dealer and has none is known by that.
 */
export async function readOrphans(payload: BasePayload, limit: number): Promise<Orphan[]> {
  const rows = await readRows(
    payload,
    `select r.id, coalesce(d.name, r.former_dealer, '') as former
      from order_requests r left join dealers d on d.id = r.dealer_id
      where r.state in ('received', 'seen', 'answered') and (
        r.dealer_id in (select id from dealers where coalesce(_status, 'draft') <> 'published' or not (${OUTSIDE_BIN}))
        or (r.dealer_id is null and (r.former_dealer is not null or r.routing in ('chosen', 'nearest', 'territory'))))
      order by r.id limit ${limit}`,
  )
  return rows.map(({ id, former }) => ({ request: Number(id), former: textIn(former) }))
}
