/** Why a queue is not being sent. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import { gatewayState } from './gatewayState'
import { hasGateway, isNight, readSmsSettings, type SmsSettings } from './settings'
import { smsQueues } from './tables'

/** Why waiting messages are not sent, and when sending resumes (ISO 8601); null if a user must act first. */
export interface Standstill {
  reason: 'gateway' | 'night' | 'noGateway'
  /** The gateway's error, or why it could not be reached. */
  error: string | null
  nextTryAt: string | null
}

const HOUR = 60 * 60 * 1000

/** The first full hour after `now` (milliseconds) outside the night; Norway's UTC offset is a whole number of hours. */
function morningAfter(settings: SmsSettings, now: number): number {
  const hour = Math.floor(now / HOUR) * HOUR
  for (let at = hour + HOUR; at <= hour + 25 * HOUR; at += HOUR) if (!isNight(settings, at)) return at
  return now
}

/** Null while messages are sent. `now` in milliseconds. */
export async function standstillOf(payload: BasePayload, queue: number, now: number): Promise<Standstill | null> {
  const settings = await readSmsSettings(payload)
  if (!hasGateway(settings)) return { reason: 'noGateway', error: null, nextTryAt: null }
  const [row] = await runStatement(
    payload,
    select({ rests_at_night: smsQueues.rests_at_night }, sql`from ${smsQueues} where ${smsQueues.id} = ${queue}`),
  )
  if (row?.rests_at_night && isNight(settings, now))
    return { reason: 'night', error: null, nextTryAt: moment(morningAfter(settings, now)) }
  const { failures, error, nextTryAt } = await gatewayState(payload, settings.gateway)
  return failures > 0 ? { reason: 'gateway', error, nextTryAt } : null
}
