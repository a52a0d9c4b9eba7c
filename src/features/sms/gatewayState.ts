/** How a gateway does, in one row that all processes and the admin read. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, numberIn, textIn } from '../../content/rows'
import { moment, runStatement } from '../../content/statements'
import { wakeSms } from './enqueue'
import type { GatewayState } from './gatewayFacts'
import { readSmsSettings } from './settings'

const MAX_FAULT = 300

const timeIn = (value: unknown): string | null => (value ? moment(momentIn(value)) : null)

export async function gatewayState(payload: BasePayload, gateway: string): Promise<GatewayState> {
  const [row] = await runStatement(payload, sql`select * from sms_gateways where gateway = ${gateway}`)
  return {
    failures: numberIn(row?.failures) ?? 0,
    fault: textIn(row?.fault) || null,
    faultAt: timeIn(row?.fault_at),
    nextTryAt: timeIn(row?.next_try_at),
    sentAt: timeIn(row?.sent_at),
  }
}

/** `at`: milliseconds of the last call. */
export async function noteWorking(payload: BasePayload, gateway: string, at: number): Promise<void> {
  await runStatement(
    payload,
    sql`insert into sms_gateways (gateway, failures, sent_at) values (${gateway}, 0, ${moment(at)})
      on conflict (gateway) do update set failures = 0, next_try_at = null, sent_at = excluded.sent_at`,
  )
}

export async function noteFailing(
  payload: BasePayload,
  gateway: string,
  { failures, fault, faultAt, nextTryAt }: { failures: number; fault: string; faultAt: number; nextTryAt: number },
): Promise<void> {
  await runStatement(
    payload,
    sql`insert into sms_gateways (gateway, failures, fault, fault_at, next_try_at)
      values (${gateway}, ${failures}, ${fault.slice(0, MAX_FAULT)}, ${moment(faultAt)}, ${moment(nextTryAt)})
      on conflict (gateway) do update set failures = excluded.failures, fault = excluded.fault,
        fault_at = excluded.fault_at, next_try_at = excluded.next_try_at`,
  )
}

/** A person asks that the gateway be tried at once; the process that sends hears of it within seconds. */
export async function tryGateway(payload: BasePayload, now: number): Promise<void> {
  const { gateway } = await readSmsSettings(payload)
  await runStatement(payload, sql`update sms_gateways set asked_at = ${moment(now)} where gateway = ${gateway}`)
  wakeSms(payload)
}

/** Whether that was asked for since a moment (milliseconds). */
export async function isAskedSince(payload: BasePayload, gateway: string, since: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    sql`select 1 as asked from sms_gateways where gateway = ${gateway} and asked_at > ${moment(since)}`,
  )
  return row !== undefined
}
