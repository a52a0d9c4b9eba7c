/** Dealers as receivers of requests: their addresses are for the program alone. */
import type { BasePayload } from 'payload'

export interface Receiver {
  id: number
  name: string
  /** Undefined: requests for it go to head office. */
  email: string | undefined
}

/** The published ones among these. */
export async function readReceivers(
  payload: BasePayload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Receiver>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'dealers',
    where: { and: [{ id: { in: [...new Set(ids)] } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    select: { name: true, email: true, requestEmail: true },
  })
  return new Map(
    docs.map(({ id, name, email, requestEmail }) => [id, { id, name, email: requestEmail || email || undefined }]),
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
