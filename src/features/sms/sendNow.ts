/** A message that somebody waits for, such as a code: handed over at once, and not tried again by anybody. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { settle } from '../../cms/queue/settle'
import { moment, runStatement } from '../../cms/statements'
import { segmentsOf } from '../../lib/smsSegments'
import type { Runtime } from '../../web/feature'
import { handOver } from './batch'
import type { Sms } from './enqueue'
import { gatewayOf } from './gateways'
import { outgoingOf, SENDING_LEASE } from './outgoing'
import { smsQueue } from './queue'
import { readSmsSettings } from './settings'

/** Stands where a text was that nobody shall read again. */
export const NOT_KEPT = '•••'

export type SentNow = 'sent' | 'failed' | 'uncertain'

/** The first row of a key alone is sent; whoever asks again is told what became of it. */
export async function sendSmsNow(
  { payload, log }: Pick<Runtime, 'payload' | 'log'>,
  sms: Sms & { secret?: boolean },
): Promise<SentNow> {
  const settings = await readSmsSettings(payload)
  const gateway = gatewayOf(settings)
  if (!gateway) return 'failed'
  const now = Date.now()
  // With the log this is the only place where a code can be read.
  const hidden = sms.secret === true && gateway.name !== 'log'
  const [row] = await runStatement(
    payload,
    sql`insert into sms_messages (key, "to", text, secret, sender, queue_id, subscriber, state, attempts, segments,
        queued_at, due_at, lease_until, gateway)
      values (${sms.key}, ${sms.to}, ${hidden ? NOT_KEPT : sms.text}, ${sql.raw(String(sms.secret === true))}, ${sms.sender ?? null},
        ${sms.queue ?? null}, ${sms.subscriber ?? null}, 'sending', 1, ${Math.max(1, segmentsOf(sms.text).segments)},
        ${moment(now)}, ${moment(now)}, ${moment(now + SENDING_LEASE)}, ${gateway.name})
      on conflict (key) do nothing returning id`,
  )
  if (!row) return before(payload, sms.key)
  const id = Number(row.id)
  const { to, text, sender } = sms
  const handed = await handOver(gateway, outgoingOf(payload, settings, { id, to, text, sender }))
  if (handed.outcome === 'sent') {
    await settle(payload, smsQueue, [{ id, state: 'sent', reference: handed.reference }], Date.now())
    return 'sent'
  }
  const state = handed.outcome === 'uncertain' ? 'uncertain' : 'failed'
  log.warn({ gateway: gateway.name, error: handed.error }, 'an SMS that somebody waits for was not handed over')
  await settle(payload, smsQueue, [{ id, state, error: handed.error }], Date.now())
  return state
}

async function before(payload: BasePayload, key: string): Promise<SentNow> {
  const [row] = await runStatement(payload, sql`select state from sms_messages where key = ${key}`)
  if (row?.state === 'sent' || row?.state === 'delivered') return 'sent'
  return row?.state === 'failed' ? 'failed' : 'uncertain'
}
