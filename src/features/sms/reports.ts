/**
 * Applies gateways' delivery reports. A report may arrive before the row is settled, late, twice, out of order, or for
 * an unknown message: *delivered* is final, *failed* is replaced by it, *sent* only ends uncertainty.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../cms/recordset'
import { moment, runStatement } from '../../cms/statements'
import { alias, pick, select } from '../../cms/tables'
import type { DeliveryReport } from './gateways/gateway'
import { idOf } from './outgoing'
import { isIn } from './states'
import { smsMessages } from './tables'

const m = alias(smsMessages, 'm')

export interface GatewayReport extends DeliveryReport {
  gateway: string
}

const rank = { sent: 0, failed: 1, delivered: 2 } as const

/** Ids of the messages for reports that only contain the gateway's id. */
async function byReference(payload: BasePayload, reports: readonly GatewayReport[]): Promise<Map<string, number>> {
  if (reports.length === 0) return new Map()
  const rows = reports.map(({ gateway, reference }) => ({ gateway, reference: reference ?? '' }))
  const n = recordset(payload, 'n', { gateway: 'text', reference: 'text' }, rows)
  const found = await runStatement(
    payload,
    select(
      pick(m, 'id', 'gateway', 'reference'),
      sql`from ${m} join ${n} on ${m.reference} = ${n.reference} and ${m.gateway} = ${n.gateway}`,
    ),
  )
  return new Map(found.map(({ id, gateway, reference }) => [`${gateway} ${reference}`, Number(id)]))
}

/** Of several reports about one message, the one with the highest rank. */
async function byMessage(payload: BasePayload, reports: readonly GatewayReport[]): Promise<Map<number, GatewayReport>> {
  const named = await byReference(
    payload,
    reports.filter(({ own, reference }) => idOf(own) === undefined && reference),
  )
  const chosen = new Map<number, GatewayReport>()
  for (const report of reports) {
    const id = idOf(report.own) ?? named.get(`${report.gateway} ${report.reference}`)
    const before = id === undefined ? undefined : chosen.get(id)
    if (id !== undefined && (!before || rank[report.state] >= rank[before.state])) chosen.set(id, report)
  }
  return chosen
}

const columns = { id: 'integer', gateway: 'text', reference: 'text', state: 'text', error: 'text' } as const

export async function applyReports(
  payload: BasePayload,
  reports: readonly GatewayReport[],
  now: number,
): Promise<void> {
  const chosen = await byMessage(payload, reports)
  for (const state of ['delivered', 'failed', 'sent'] as const) {
    const rows = [...chosen].flatMap(([id, { gateway, reference = null, error = null, ...report }]) =>
      report.state === state ? [{ id, gateway, reference, state, error }] : [],
    )
    if (rows.length === 0) continue
    const n = recordset(payload, 'n', columns, rows)
    const at = moment(now)
    const changes = {
      delivered: sql`${smsMessages.state} = 'delivered', ${smsMessages.error} = null,
        ${smsMessages.delivered_at} = coalesce(${m.delivered_at}, ${at})`,
      failed: sql`${smsMessages.state} = 'failed', ${smsMessages.error} = ${n.error}`,
      sent: sql`${smsMessages.state} = 'sent', ${smsMessages.error} = null`,
    }[state]
    // Waiting: a user had it sent again before its delivery was reported.
    const from = {
      delivered: isIn(m, 'sending', 'sent', 'uncertain', 'failed', 'waiting'),
      // A failure of an earlier attempt, which has another reference, is ignored.
      failed: sql`${isIn(m, 'sending', 'sent', 'uncertain')}
        and (${m.reference} is null or ${n.reference} is null or ${m.reference} = ${n.reference})`,
      sent: isIn(m, 'uncertain'),
    }[state]
    await runStatement(
      payload,
      sql`update ${m} set ${changes}, ${smsMessages.sent_at} = coalesce(${m.sent_at}, ${at}),
        ${smsMessages.reference} = coalesce(${m.reference}, ${n.reference})
        from ${n} where ${m.id} = ${n.id} and ${m.gateway} = ${n.gateway} and ${from}`,
    )
  }
}
