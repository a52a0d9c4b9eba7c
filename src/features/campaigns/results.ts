/** How far a campaign has come, and what came of it. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import type { Campaign } from '../../cms/types'
import { standstillOf } from '../sms'
import { messageStates, type Progress } from './facts'

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
