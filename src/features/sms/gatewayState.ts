/** State of a gateway, in one row that all processes and the admin read. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { excluded, into, pick, select } from '../../cms/tables'
import { wakeSms } from './enqueue'
import type { GatewayState } from './gatewayFacts'
import { readSmsSettings } from './settings'
import { smsGateways } from './tables'

const MAX_ERROR = 300

const timeIn = (value: unknown): string | null => (value ? moment(momentIn(value)) : null)

export async function gatewayState(payload: BasePayload, gateway: string): Promise<GatewayState> {
  const [row] = await runStatement(
    payload,
    select(
      pick(smsGateways, 'failures', 'error', 'error_at', 'next_try_at', 'sent_at'),
      sql`from ${smsGateways} where ${smsGateways.gateway} = ${gateway}`,
    ),
  )
  return {
    failures: numberIn(row?.failures) ?? 0,
    error: textIn(row?.error) || null,
    errorAt: timeIn(row?.error_at),
    nextTryAt: timeIn(row?.next_try_at),
    sentAt: timeIn(row?.sent_at),
  }
}

/** `at`: time of the last call, in milliseconds. */
export async function recordSuccess(payload: BasePayload, gateway: string, at: number): Promise<void> {
  await runStatement(
    payload,
    sql`insert into ${into(smsGateways, 'gateway', 'failures', 'sent_at')} values (${gateway}, 0, ${moment(at)})
      on conflict (${smsGateways.gateway}) do update set ${smsGateways.failures} = 0,
      ${smsGateways.next_try_at} = null, ${smsGateways.sent_at} = ${excluded(smsGateways).sent_at}`,
  )
}

export async function recordFailure(
  payload: BasePayload,
  gateway: string,
  { failures, error, errorAt, nextTryAt }: { failures: number; error: string; errorAt: number; nextTryAt: number },
): Promise<void> {
  await runStatement(
    payload,
    sql`insert into ${into(smsGateways, 'gateway', 'failures', 'error', 'error_at', 'next_try_at')}
      values (${gateway}, ${failures}, ${error.slice(0, MAX_ERROR)}, ${moment(errorAt)}, ${moment(nextTryAt)})
      on conflict (${smsGateways.gateway}) do update
      set ${smsGateways.failures} = ${excluded(smsGateways).failures},
      ${smsGateways.error} = ${excluded(smsGateways).error},
      ${smsGateways.error_at} = ${excluded(smsGateways).error_at},
      ${smsGateways.next_try_at} = ${excluded(smsGateways).next_try_at}`,
  )
}

/** Requests an immediate call of the gateway; the process that sends finds the request within seconds. */
export async function tryGateway(payload: BasePayload, now: number): Promise<void> {
  const { gateway } = await readSmsSettings(payload)
  await runStatement(
    payload,
    sql`update ${smsGateways} set ${smsGateways.asked_at} = ${moment(now)}
      where ${smsGateways.gateway} = ${gateway}`,
  )
  wakeSms(payload)
}

/** Whether an attempt was requested after `since` (milliseconds). */
export async function isPolledSince(payload: BasePayload, gateway: string, since: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    select(
      { asked: sql`1` },
      sql`from ${smsGateways} where ${smsGateways.gateway} = ${gateway}
        and ${smsGateways.asked_at} > ${moment(since)}`,
    ),
  )
  return row !== undefined
}
