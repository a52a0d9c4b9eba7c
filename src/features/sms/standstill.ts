/** Why a queue is not being sent. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import { gatewayState } from './gatewayState'
import { hasGateway, isNight, readSmsSettings, type SmsSettings } from './settings'

/** Why nothing is sent now that waits; when it goes on, in ISO 8601: null where somebody must do something first. */
export interface Standstill {
  reason: 'gateway' | 'night' | 'noGateway'
  /** What the gateway said, or how it could not be reached. */
  error: string | null
  nextTryAt: string | null
}

const HOUR = 60 * 60 * 1000

/** The first hour after `now` (milliseconds) that is no night; hours begin in Norway when they do elsewhere. */
function morningAfter(settings: SmsSettings, now: number): number {
  const hour = Math.floor(now / HOUR) * HOUR
  for (let at = hour + HOUR; at <= hour + 25 * HOUR; at += HOUR) if (!isNight(settings, at)) return at
  return now
}

/** Null while messages go out. `now` in milliseconds. */
export async function standstillOf(payload: BasePayload, queue: number, now: number): Promise<Standstill | null> {
  const settings = await readSmsSettings(payload)
  if (!hasGateway(settings)) return { reason: 'noGateway', error: null, nextTryAt: null }
  const [row] = await runStatement(payload, sql`select rests_at_night from sms_queues where id = ${queue}`)
  if (row?.rests_at_night && isNight(settings, now))
    return { reason: 'night', error: null, nextTryAt: moment(morningAfter(settings, now)) }
  const { failures, error, nextTryAt } = await gatewayState(payload, settings.gateway)
  return failures > 0 ? { reason: 'gateway', error, nextTryAt } : null
}
