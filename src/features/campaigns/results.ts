/** How far a campaign has come, and what came of it. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../content/rows'
import { moment, runStatement } from '../../content/statements'
import type { Campaign } from '../../content/types'
import { gatewayState, hasGateway, isNight, readSmsSettings, type SmsSettings } from '../sms'
import { messageStates, type Progress, type Standstill } from './facts'
import { timeOf, writtenTime } from './schedule'

const idOf = (queue: Campaign['queue']) => (typeof queue === 'object' ? queue?.id : queue)

export async function countMessages(payload: BasePayload, queue: number): Promise<Progress['messages']> {
  const rows = await runStatement(
    payload,
    sql`select state, count(*) as n from sms_messages where queue_id = ${queue} group by state`,
  )
  const counted = new Map(rows.map(({ state, n }) => [textIn(state), Number(n)]))
  return Object.fromEntries(messageStates.map((state) => [state, counted.get(state) ?? 0])) as Progress['messages']
}

/** Who left, and had been sent to; a message that waited went no further when they did. */
async function countLeavers(payload: BasePayload, queue: number, evidenceBefore: number): Promise<number> {
  const [row] = await runStatement(
    payload,
    sql`select count(distinct e.mobile) as n from consent_events e where e.id > ${evidenceBefore}
      and e.kind = 'withdrawn' and exists (select 1 from sms_messages m where m."to" = e.mobile
      and m.queue_id = ${queue} and m.state in ('sent', 'delivered', 'uncertain'))`,
  )
  return Number(row?.n ?? 0)
}

const HOUR = 60 * 60 * 1000

/** The first hour after `now` (milliseconds) that is no night. */
function morningAfter(settings: SmsSettings, now: number): number {
  const hour = timeOf(`${writtenTime(now).slice(0, 14)}00`) ?? now
  for (let at = hour + HOUR; at <= hour + 25 * HOUR; at += HOUR) if (!isNight(settings, at)) return at
  return now
}

/** Null while messages go out, or none wait. `now` in milliseconds. */
async function standstillOf(payload: BasePayload, queue: number, now: number): Promise<Standstill | null> {
  const settings = await readSmsSettings(payload)
  if (!hasGateway(settings)) return { reason: 'noGateway', fault: null, nextTryAt: null }
  const [row] = await runStatement(payload, sql`select rests_at_night from sms_queues where id = ${queue}`)
  if (row?.rests_at_night && isNight(settings, now))
    return { reason: 'night', fault: null, nextTryAt: moment(morningAfter(settings, now)) }
  const { failures, fault, nextTryAt } = await gatewayState(payload, settings.gateway)
  return failures > 0 ? { reason: 'gateway', fault, nextTryAt } : null
}

const nothing = Object.fromEntries(messageStates.map((state) => [state, 0])) as Progress['messages']

export async function progressOf(payload: BasePayload, campaign: Campaign): Promise<Progress> {
  const { id, state, queuedAt, startedAt, endedAt, evidenceBefore } = campaign
  const queue = idOf(campaign.queue)
  const links = await runStatement(
    payload,
    sql`select url, clicks from campaign_links where campaign_id = ${id} order by id`,
  )
  const messages = queue ? await countMessages(payload, queue) : nothing
  return {
    state,
    standstill:
      queue && state === 'sending' && messages.waiting > 0 ? await standstillOf(payload, queue, Date.now()) : null,
    queued: Boolean(queuedAt),
    messages,
    clicks: links.map(({ url, clicks }) => ({ url: textIn(url), clicks: Number(clicks) })),
    leavers: queue ? await countLeavers(payload, queue, evidenceBefore ?? 0) : 0,
    startedAt: startedAt ?? null,
    endedAt: endedAt ?? null,
  }
}
