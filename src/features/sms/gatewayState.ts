/** How a gateway does, in one row that all processes and the admin read. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { wakeSms } from './enqueue'
import type { GatewayState } from './gatewayFacts'
import { readSmsSettings } from './settings'

const MAX_ERROR = 300

const timeIn = (value: unknown): string | null => (value ? moment(momentIn(value)) : null)

export async function gatewayState(payload: BasePayload, gateway: string): Promise<GatewayState> {
  const [row] = await runStatement(payload, sql`select * from sms_gateways where gateway = ${gateway}`)
  return {
    failures: numberIn(row?.failures) ?? 0,
    error: textIn(row?.error) || null,
    errorAt: timeIn(row?.error_at),
    nextTryAt: timeIn(row?.next_try_at),
    sentAt: timeIn(row?.sent_at),
  }
}

/** `at`: milliseconds of the last call. */
export async function recordSuccess(payload: BasePayload, gateway: string, at: number): Promise<void> {
  await runStatement(
    payload,
    sql`insert into sms_gateways (gateway, failures, sent_at) values (${gateway}, 0, ${moment(at)})
      on conflict (gateway) do update set failures = 0, next_try_at = null, sent_at = excluded.sent_at`,
  )
}

export async function recordFailure(
  payload: BasePayload,
  gateway: string,
  { failures, error, errorAt, nextTryAt }: { failures: number; error: string; errorAt: number; nextTryAt: number },
): Promise<void> {
  await runStatement(
    payload,
    sql`insert into sms_gateways (gateway, failures, error, error_at, next_try_at)
      values (${gateway}, ${failures}, ${error.slice(0, MAX_ERROR)}, ${moment(errorAt)}, ${moment(nextTryAt)})
      on conflict (gateway) do update set failures = excluded.failures, error = excluded.error,
        error_at = excluded.error_at, next_try_at = excluded.next_try_at`,
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
