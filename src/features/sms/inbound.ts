/** Incoming messages: stored once, then claimed once by the feature that handles them. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { claimRows } from '../../cms/queue/queue'
import { momentIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { into, pick } from '../../cms/tables'
import { waker } from '../../platform/services'
import type { InboundMessage } from './gateways/gateway'
import type { InboundOutcome } from './states'
import { smsInbound } from './tables'

/** Milliseconds to handle a claimed message, before it can be claimed again. */
const LEASE = 60_000
const BATCH_SIZE = 50
const MAX_TEXT = 2000
const MINUTE = 60_000

/** Called when this process received a message; polling finds those of other processes. */
export const inboundWaker = waker()

export interface StoredInbound {
  id: number
  gateway: string
  /** E.164 if it could be parsed as a number. */
  from: string
  to: string
  text: string
  receivedAt: number
}

/** Without an id from the gateway, the same text from the same phone within a minute is the same message. */
function keyOf(gateway: string, { id, from, to, text }: InboundMessage, now: number): string {
  if (id) return `${gateway}:${id}`
  const content = JSON.stringify([from, to, text, Math.floor(now / MINUTE)])
  return `${gateway}:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
}

/** Returns false if it was stored before. */
export async function storeInbound(
  payload: BasePayload,
  gateway: string,
  inbound: InboundMessage,
  now: number,
): Promise<boolean> {
  const { from, to, text } = inbound
  const rows = await runStatement(
    payload,
    sql`insert into ${into(smsInbound, 'from', 'to', 'text', 'gateway', 'key', 'received_at')}
      values (${from}, ${to}, ${text.slice(0, MAX_TEXT)}, ${gateway}, ${keyOf(gateway, inbound, now)}, ${moment(now)})
      on conflict (${smsInbound.key}) do nothing returning ${smsInbound.id}`,
  )
  if (rows.length > 0) inboundWaker.of(payload)()
  return rows.length > 0
}

/** Claims unhandled messages, oldest first. Two processes never hold the same one at a time. */
export async function claimInbound(payload: BasePayload, now: number): Promise<StoredInbound[]> {
  const rows = await claimRows(
    payload,
    { table: smsInbound, columns: pick(smsInbound, 'gateway', 'from', 'to', 'text', 'received_at') },
    {
      open: sql`${smsInbound.handled_at} is null and (${smsInbound.lease_until} is null
        or ${smsInbound.lease_until} < ${moment(now)})`,
      order: [smsInbound.id],
      limit: BATCH_SIZE,
      changes: sql`${smsInbound.lease_until} = ${moment(now + LEASE)}`,
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

/** Records the outcome of a message; it is not claimed again. */
export async function settleInbound(
  payload: BasePayload,
  id: number,
  outcome: InboundOutcome,
  now: number,
): Promise<void> {
  await runStatement(
    payload,
    sql`update ${smsInbound} set ${smsInbound.handled_at} = ${moment(now)}, ${smsInbound.outcome} = ${outcome},
      ${smsInbound.lease_until} = null where ${smsInbound.id} = ${id}`,
  )
}
