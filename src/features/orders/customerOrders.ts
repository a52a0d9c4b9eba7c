/** Requests of a customer for other features, found by the sender's e-mail address. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import type { OrderEvent, OrderRequest } from '../../cms/types'
import type { TextKey } from '../../web/texts'
import { dealerName } from '../dealers'
import { receiptPath } from './addresses'
import { findAttachments } from './attachments'
import { eventsOf } from './events'
import { stateText } from './follow/parts'
import { readLines } from './lines'
import { dealerIdOf } from './notify'
import type { OrderState } from './states'
import { orderRequests } from './tables'
import { receiptCode } from './tokens'

export interface CustomersRequest {
  number: string
  /** ISO 8601. */
  sentAt: string
  state: OrderState
  stateText: TextKey
  /** Undefined: head office has it. */
  dealer: string | undefined
  /** Of the receipt page, without the language's prefix. */
  path: string
}

/** Newest first. The caller has verified the address, which is stored in lower case (`schema.ts`). */
async function idsFrom(payload: BasePayload, email: string, limit: number): Promise<number[]> {
  const rows = await runStatement(
    payload,
    select(
      { id: orderRequests.id },
      sql`from ${orderRequests} where ${orderRequests.email} = ${email.toLowerCase()}
        order by ${orderRequests.id} desc limit ${limit}`,
    ),
  )
  return rows.map(({ id }) => Number(id))
}

async function read(payload: BasePayload, ids: readonly number[]): Promise<OrderRequest[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'orderRequests',
    where: { id: { in: [...ids] } },
    sort: '-id',
    depth: 0,
    pagination: false,
  })
  return docs
}

async function dealerNames(payload: BasePayload, requests: readonly OrderRequest[]) {
  const ids = [...new Set(requests.map(dealerIdOf))]
  return new Map(await Promise.all(ids.map(async (id) => [id, await dealerName(payload, id)] as const)))
}

/** Returns at most `limit` requests; `more` says whether there are others. */
export async function requestsOfCustomer(
  payload: BasePayload,
  email: string,
  { secret, limit }: { secret: string; limit: number },
): Promise<{ requests: CustomersRequest[]; more: boolean }> {
  const ids = await idsFrom(payload, email, limit + 1)
  const docs = await read(payload, ids.slice(0, limit))
  const names = await dealerNames(payload, docs)
  return {
    more: ids.length > limit,
    requests: docs.map((request) => ({
      number: request.number,
      sentAt: request.createdAt,
      state: request.state,
      stateText: stateText[request.state],
      dealer: names.get(dealerIdOf(request)),
      path: receiptPath(request.number, receiptCode(request.number, secret)),
    })),
  }
}

export interface WholeRequest {
  request: OrderRequest
  lines: ReturnType<typeof readLines>
  dealer: string | undefined
  events: readonly OrderEvent[]
  /** Names of the attached files. */
  files: readonly string[]
}

/** Requests in one file; more than a customer sends by hand. */
const MAX_WHOLE = 1000

/** With all stored data of each request. */
export async function wholeRequestsOfCustomer(payload: BasePayload, email: string): Promise<WholeRequest[]> {
  return wholeRequests(payload, await idsFrom(payload, email, MAX_WHOLE))
}

export async function wholeRequests(payload: BasePayload, ids: readonly number[]): Promise<WholeRequest[]> {
  const docs = await read(payload, ids)
  const names = await dealerNames(payload, docs)
  const whole: WholeRequest[] = []
  for (const request of docs)
    whole.push({
      request,
      lines: readLines(request.lines),
      dealer: names.get(dealerIdOf(request)),
      events: await eventsOf(payload, request.id),
      files: (await findAttachments(payload, request.key)).map(({ name }) => name),
    })
  return whole
}
