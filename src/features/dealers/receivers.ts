/** Dealers as receivers of orders and forms: their e-mail addresses are only for the program. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { idIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import { DEALERS } from './collections'
import { dealers } from './tables'

export interface Receiver {
  id: number
  name: string
  /** Undefined: what is meant for it goes to head office. */
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
