/** Messages from phones: stored once, then taken once by whoever knows what to do with them. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { claimRows } from '../../cms/queue/queue'
import { momentIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { waker } from '../../platform/services'
import type { Inbound } from './gateways/gateway'
import type { InboundOutcome } from './states'

/** Milliseconds that whoever took a message has for it, before it is offered again. */
const LEASE = 60_000
const LOT = 50
const MAX_TEXT = 2000
const MINUTE = 60_000

/** Called when a message has come in to this process; those of other processes are found by looking. */
export const inboundWaker = waker()

export interface StoredInbound {
  id: number
  gateway: string
  /** E.164 where it could be read as a number. */
  from: string
  to: string
  text: string
  receivedAt: number
}

/** Without a name of the gateway's own the same text of the same phone within a minute is the same message. */
function keyOf(gateway: string, { id, from, to, text }: Inbound, now: number): string {
  if (id) return `${gateway}:${id}`
  const content = JSON.stringify([from, to, text, Math.floor(now / MINUTE)])
  return `${gateway}:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
}

/** False where it was stored before. */
export async function storeInbound(
  payload: BasePayload,
  gateway: string,
  inbound: Inbound,
  now: number,
): Promise<boolean> {
  const { from, to, text } = inbound
  const rows = await runStatement(
    payload,
    sql`insert into sms_inbound ("from", "to", text, gateway, key, received_at)
      values (${from}, ${to}, ${text.slice(0, MAX_TEXT)}, ${gateway}, ${keyOf(gateway, inbound, now)}, ${moment(now)})
      on conflict (key) do nothing returning id`,
  )
  if (rows.length > 0) inboundWaker.of(payload)()
  return rows.length > 0
}

/** Takes messages that nobody has handled, the oldest first. Several processes never get the same one at a time. */
export async function claimInbound(payload: BasePayload, now: number): Promise<StoredInbound[]> {
  const rows = await claimRows(
    payload,
    { table: 'sms_inbound', columns: ['gateway', 'from', 'to', 'text', 'received_at'] },
    {
      open: sql`handled_at is null and (lease_until is null or lease_until < ${moment(now)})`,
      order: ['id'],
      limit: LOT,
      changes: sql`lease_until = ${moment(now + LEASE)}`,
    },
  )
  return rows
    .map((row) => ({
      id: Number(row.id),
      gateway: textIn(row.gateway),
      from: textIn(row.from),
      to: textIn(row.to),
      text: textIn(row.text),
      receivedAt: momentIn(row.received_at),
    }))
    .sort((one, other) => one.id - other.id)
}

/** Says what was done about a message; it is not offered again. */
export async function settleInbound(
  payload: BasePayload,
  id: number,
  outcome: InboundOutcome,
  now: number,
): Promise<void> {
  await runStatement(
    payload,
    sql`update sms_inbound set handled_at = ${moment(now)}, outcome = ${outcome}, lease_until = null where id = ${id}`,
  )
}
