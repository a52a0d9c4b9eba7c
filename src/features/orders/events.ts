/** History of requests: `orderEvents`, append-only. */
import type { BasePayload } from 'payload'
import type { OrderEvent } from '../../cms/types'

type Kind = OrderEvent['kind']

export async function recordOrderEvent(
  payload: BasePayload,
  request: number,
  event: { kind: Kind; text?: string; by?: string },
): Promise<void> {
  await payload.create({ collection: 'orderEvents', depth: 0, data: { request, ...event } })
}

export async function eventsOf(payload: BasePayload, request: number): Promise<OrderEvent[]> {
  const { docs } = await payload.find({
    collection: 'orderEvents',
    where: { request: { equals: request } },
    sort: ['createdAt', 'id'],
    depth: 0,
    pagination: false,
  })
  return docs
}
