/** Sends a message that a user waits for, such as a code: at once, and without retries. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { settle } from '../../cms/queue/settle'
import { moment, runStatement } from '../../cms/statements'
import { into, returning, select } from '../../cms/tables'
import { segmentsOf } from '../../lib/smsSegments'
import type { Runtime } from '../../web/feature'
import { handOver } from './batch'
import { enqueuedColumns, type Sms } from './enqueue'
import { gatewayOf } from './gateways'
import { outgoingOf, SENDING_LEASE } from './outgoing'
import { readSmsSettings } from './settings'
import { smsQueue } from './smsQueue'
import { smsMessages } from './tables'

/** Replaces a text that must not be stored. */
export const NOT_KEPT = '•••'

export type SentNow = 'sent' | 'failed' | 'uncertain'

/** Only the first call with a key sends; later calls return its result. */
export async function sendSmsNow(
  { payload, log }: Pick<Runtime, 'payload' | 'log'>,
  sms: Sms & { secret?: boolean },
): Promise<SentNow> {
  const settings = await readSmsSettings(payload)
  const gateway = gatewayOf(settings)
  if (!gateway) return 'failed'
  const now = Date.now()
  // With the log gateway, the row is the only place where a code can be read.
  const hidden = sms.secret === true && gateway.name !== 'log'
  const target = into(smsMessages, ...enqueuedColumns, 'secret', 'lease_until', 'gateway')
  const [row] = await runStatement(
    payload,
    returning(
      sql`insert into ${target}
        values (${sms.key}, ${sms.to}, ${hidden ? NOT_KEPT : sms.text},
        ${sms.sender ?? null}, ${sms.queue ?? null}, ${sms.subscriber ?? null}, 'sending', 1,
        ${Math.max(1, segmentsOf(sms.text).segments)}, ${moment(now)}, ${moment(now)},
        ${sql.raw(String(sms.secret === true))}, ${moment(now + SENDING_LEASE)}, ${gateway.name}) on conflict (${smsMessages.key}) do nothing`,
      { id: smsMessages.id },
    ),
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
  log.warn({ gateway: gateway.name, error: handed.error }, 'an SMS that its sender waits for was not handed over')
  await settle(payload, smsQueue, [{ id, state, error: handed.error }], Date.now())
  return state
}

async function before(payload: BasePayload, key: string): Promise<SentNow> {
  const [row] = await runStatement(
    payload,
    select({ state: smsMessages.state }, sql`from ${smsMessages} where ${smsMessages.key} = ${key}`),
  )
  if (row?.state === 'sent' || row?.state === 'delivered') return 'sent'
  return row?.state === 'failed' ? 'failed' : 'uncertain'
}
