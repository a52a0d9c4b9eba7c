/**
 * What gateways report of messages. A report may come before the row is settled, late, twice and out of order, and of
 * messages that nobody knows: *delivered* is the last word, *failed* gives way to it, *sent* only ends uncertainty.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../cms/recordset'
import { moment, runStatement } from '../../cms/statements'
import type { Report } from './gateways/gateway'
import { idOf } from './outgoing'
import { isIn } from './states'

export interface GatewayReport extends Report {
  gateway: string
}

const rank = { sent: 0, failed: 1, delivered: 2 } as const

/** Reports that name only what the gateway calls the message, with our id of it. */
async function byReference(payload: BasePayload, reports: readonly GatewayReport[]): Promise<Map<string, number>> {
  if (reports.length === 0) return new Map()
  const rows = reports.map(({ gateway, reference }) => ({ gateway, reference: reference ?? '' }))
  const found = await runStatement(
    payload,
    sql`select m.id, m.gateway, m.reference from sms_messages m
      join ${recordset(payload, 'n', { gateway: 'text', reference: 'text' }, rows)}
      on m.reference = n.reference and m.gateway = n.gateway`,
  )
  return new Map(found.map(({ id, gateway, reference }) => [`${gateway} ${reference}`, Number(id)]))
}

/** Of several about one message the weightiest. */
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
    const at = moment(now)
    const changes = {
      delivered: sql`state = 'delivered', error = null, delivered_at = coalesce(m.delivered_at, ${at})`,
      failed: sql`state = 'failed', error = n.error`,
      sent: sql`state = 'sent', error = null`,
    }[state]
    // Waiting: somebody had it sent again before its delivery was told.
    const from = {
      delivered: isIn('m.state', 'sending', 'sent', 'uncertain', 'failed', 'waiting'),
      // Of an earlier try, whose name was another, a failure is no news.
      failed: sql`${isIn('m.state', 'sending', 'sent', 'uncertain')}
        and (m.reference is null or n.reference is null or m.reference = n.reference)`,
      sent: isIn('m.state', 'uncertain'),
    }[state]
    await runStatement(
      payload,
      sql`update sms_messages as m set ${changes}, sent_at = coalesce(m.sent_at, ${at}),
        reference = coalesce(m.reference, n.reference)
        from ${recordset(payload, 'n', columns, rows)} where m.id = n.id and m.gateway = n.gateway and ${from}`,
    )
  }
}
