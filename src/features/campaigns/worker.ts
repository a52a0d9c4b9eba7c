/** Starts scheduled campaigns, queues messages to receivers, and records the end; one process at a time. */

import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { relatedId } from '../../cms/relatedId'
import { moment, runStatement } from '../../cms/statements'
import type { Campaign } from '../../cms/types'
import { startRunnerTask } from '../../platform/runnerTask'
import { waker } from '../../platform/services'
import type { Runtime } from '../../web/feature'
import { leaveHref, type Receiver, subscribersAfter } from '../newsletter'
import { enqueueMany, smsMessages } from '../sms'
import { send } from './actions'
import { audienceOf } from './audience'
import { codesOf, shortHref } from './links'
import { linksIn, messageFor } from './message'
import { timeOf } from './schedule'
import { campaigns } from './tables'

/** Milliseconds between polls. */
const INTERVAL = 1000
/** Receivers per statement. */
const BATCH_SIZE = 500
/** Messages cancelled per statement. */
const CANCEL_BATCH = 2000

type CampaignContext = Pick<Runtime, 'payload' | 'siteUrl' | 'secret'>

export const campaignsWaker = waker()

const queueOf = ({ queue }: Campaign): number => Number(relatedId(queue))

async function inStates(payload: BasePayload, ...states: Campaign['state'][]): Promise<Campaign[]> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { state: { in: states } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** `now` in milliseconds since 1970. */
export async function beginScheduled(payload: BasePayload, now: number): Promise<void> {
  for (const campaign of await inStates(payload, 'scheduled')) {
    const time = timeOf(campaign.scheduledAt ?? '')
    if (time !== undefined && time <= now) await send(payload, campaign, now)
  }
}

/** Returns the function that writes each receiver's message; repeated calls give the same text. */
async function writerOf({ payload, siteUrl, secret }: CampaignContext, { id, text }: Campaign) {
  const codes = await codesOf(payload, id, linksIn(text))
  const shortened = (link: string) => shortHref(siteUrl, codes.get(link) ?? '')
  return (receiver: Receiver) =>
    messageFor(text, receiver, { shortened, leave: leaveHref(siteUrl, receiver.id, secret) })
}

/**
 * Continues after the last batch. A batch that was stored but not recorded is stored again; the keys prevent
 * duplicates.
 */
async function queueReceivers(context: CampaignContext, campaign: Campaign, stopped: () => boolean): Promise<void> {
  const { payload } = context
  const { id } = campaign
  const queue = queueOf(campaign)
  const audience = await audienceOf(payload, campaign)
  const write = await writerOf(context, campaign)
  for (let cursor = campaign.cursor ?? 0; !stopped(); ) {
    const receivers = await subscribersAfter(payload, audience, cursor, BATCH_SIZE)
    const last = receivers.at(-1)
    const now = Date.now()
    if (!last) {
      await runStatement(
        payload,
        sql`update ${campaigns} set ${campaigns.queued_at} = ${moment(now)} where ${campaigns.id} = ${id}
          returning ${campaigns.id}`,
      )
      return
    }
    await enqueueMany(
      payload,
      receivers.map((receiver) => ({
        key: `campaign:${id}:${receiver.mobile}`,
        to: receiver.mobile,
        text: write(receiver),
        queue,
        subscriber: receiver.id,
      })),
      now,
    )
    cursor = last.id
    const going = await runStatement(
      payload,
      sql`update ${campaigns} set ${campaigns.cursor} = ${cursor} where ${campaigns.id} = ${id}
        and ${campaigns.state} in ('sending', 'paused') returning ${campaigns.id}`,
    )
    if (going.length === 0) return
    // Lets requests run: on SQLite, nothing else yields to the event loop.
    await turn()
  }
}

async function noteEnd(payload: BasePayload, campaign: Campaign): Promise<void> {
  await runStatement(
    payload,
    sql`update ${campaigns} set ${campaigns.state} = 'done', ${campaigns.ended_at} = ${moment(Date.now())}
      where ${campaigns.id} = ${campaign.id} and ${campaigns.state} = 'sending'
        and not exists (select 1 from ${smsMessages} where ${smsMessages.queue_id} = ${queueOf(campaign)}
          and ${smsMessages.state} in ('waiting', 'sending')) returning ${campaigns.id}`,
  )
}

/** Cancels the waiting messages of a cancelled campaign. */
async function takeBack(payload: BasePayload, campaign: Campaign, stopped: () => boolean): Promise<void> {
  const queue = queueOf(campaign)
  while (!stopped()) {
    const rows = await runStatement(
      payload,
      sql`update ${smsMessages} set ${smsMessages.state} = 'cancelled', ${smsMessages.lease_until} = null
        where ${smsMessages.id} in (select ${smsMessages.id} from ${smsMessages}
        where ${smsMessages.queue_id} = ${queue} and ${smsMessages.state} = 'waiting' limit ${CANCEL_BATCH})
        and ${smsMessages.state} = 'waiting' returning ${smsMessages.id}`,
    )
    if (rows.length === 0) break
    await turn()
  }
  if (!stopped())
    await runStatement(
      payload,
      sql`update ${campaigns} set ${campaigns.ended_at} = ${moment(Date.now())}
        where ${campaigns.id} = ${campaign.id} returning ${campaigns.id}`,
    )
}

export async function startCampaigns(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  const { wake, stop } = startRunnerTask(
    {
      name: 'campaigns',
      advisoryKey: 7_246_086,
      interval: INTERVAL,
      failure: 'the campaigns could not be worked on',
      async work(stopped) {
        await beginScheduled(payload, Date.now())
        for (const campaign of await inStates(payload, 'sending', 'paused'))
          if (!campaign.queuedAt) await queueReceivers(runtime, campaign, stopped)
          else if (campaign.state === 'sending') await noteEnd(payload, campaign)
        for (const campaign of await inStates(payload, 'cancelled'))
          if (!campaign.endedAt) await takeBack(payload, campaign, stopped)
      },
    },
    runtime,
  )
  campaignsWaker.provide(payload, wake)
  return stop
}
