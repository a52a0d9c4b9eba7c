/** Progress and results of a campaign. */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { relatedId } from '../../cms/relatedId'
import { textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import type { Campaign } from '../../cms/types'
import { consentEvents } from '../newsletter'
import { smsMessages, standstillOf } from '../sms'
import { messageStates, type Progress } from './facts'
import { campaignLinks } from './tables'

const e = alias(consentEvents, 'e')
const m = alias(smsMessages, 'm')

export async function countMessages(payload: BasePayload, queue: number): Promise<Progress['messages']> {
  const rows = await runStatement(
    payload,
    select(
      { state: smsMessages.state, n: sql`count(*)` },
      sql`from ${smsMessages} where ${smsMessages.queue_id} = ${queue} group by ${smsMessages.state}`,
    ),
  )
  const counted = new Map(rows.map(({ state, n }) => [textIn(state), Number(n)]))
  return Object.fromEntries(messageStates.map((state) => [state, counted.get(state) ?? 0])) as Progress['messages']
}

/** Counts receivers who unsubscribed and had been sent to; waiting messages were cancelled when they unsubscribed. */
async function countLeavers(payload: BasePayload, queue: number, evidenceBefore: number): Promise<number> {
  const [row] = await runStatement(
    payload,
    select(
      { n: sql`count(distinct ${e.mobile})` },
      sql`from ${e} where ${e.id} > ${evidenceBefore}
        and ${e.kind} = 'withdrawn' and exists (select 1 from ${m} where ${m.to} = ${e.mobile}
        and ${m.queue_id} = ${queue} and ${m.state} in ('sent', 'delivered', 'uncertain'))`,
    ),
  )
  return Number(row?.n ?? 0)
}

const nothing = Object.fromEntries(messageStates.map((state) => [state, 0])) as Progress['messages']

export async function progressOf(payload: BasePayload, campaign: Campaign): Promise<Progress> {
  const { id, state, queuedAt, startedAt, endedAt, evidenceBefore } = campaign
  const queue = relatedId(campaign.queue)
  const links = await runStatement(
    payload,
    select(
      { url: campaignLinks.url, clicks: campaignLinks.clicks },
      sql`from ${campaignLinks} where ${campaignLinks.campaign_id} = ${id} order by ${campaignLinks.id}`,
    ),
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
