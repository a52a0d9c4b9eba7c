/** Begins what is scheduled, puts receivers in the queue, and notes what has ended; one process at a time. */

import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { Campaign } from '../../cms/types'
import { errorFacts } from '../../platform/errorFacts'
import { holdRunnerLock } from '../../platform/runnerLock'
import { waker } from '../../platform/services'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { leaveHref, type Receiver, subscribersAfter } from '../newsletter'
import { enqueueMany } from '../sms'
import { send } from './actions'
import { audienceOf } from './audience'
import { codesOf, shortHref } from './links'
import { linksIn, messageFor } from './message'
import { timeOf } from './schedule'

/** Milliseconds between looks. */
const INTERVAL = 1000
/** Receivers in one statement. */
const LOT = 500
/** Messages taken back in one statement. */
const CANCEL_LOT = 2000

type House = Pick<Runtime, 'payload' | 'siteUrl' | 'secret'>

export const campaignsWaker = waker()

const queueOf = ({ queue }: Campaign): number => Number(typeof queue === 'object' ? queue?.id : queue)

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

/** The message of each receiver; the same whenever it is asked for. */
async function writerOf({ payload, siteUrl, secret }: House, { id, text }: Campaign) {
  const codes = await codesOf(payload, id, linksIn(text))
  const shortened = (link: string) => shortHref(siteUrl, codes.get(link) ?? '')
  return (receiver: Receiver) =>
    messageFor(text, receiver, { shortened, leave: leaveHref(siteUrl, receiver.id, secret) })
}

/**
 * Goes on where the last lot ended. A lot that was stored and not noted is stored again: by its keys it is there once.
 */
async function queueReceivers(context: House, campaign: Campaign, stopped: () => boolean): Promise<void> {
  const { payload } = context
  const { id } = campaign
  const queue = queueOf(campaign)
  const audience = await audienceOf(payload, campaign)
  const write = await writerOf(context, campaign)
  for (let cursor = campaign.cursor ?? 0; !stopped(); ) {
    const receivers = await subscribersAfter(payload, audience, cursor, LOT)
    const last = receivers.at(-1)
    const now = Date.now()
    if (!last) {
      await runStatement(payload, sql`update campaigns set queued_at = ${moment(now)} where id = ${id} returning id`)
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
      sql`update campaigns set cursor = ${cursor} where id = ${id} and state in ('sending', 'paused') returning id`,
    )
    if (going.length === 0) return
    // Visitors come in between: on SQLite nothing else turns the event loop.
    await turn()
  }
}

async function noteEnd(payload: BasePayload, campaign: Campaign): Promise<void> {
  await runStatement(
    payload,
    sql`update campaigns set state = 'done', ended_at = ${moment(Date.now())} where id = ${campaign.id}
      and state = 'sending' and not exists (select 1 from sms_messages where queue_id = ${queueOf(campaign)}
      and state in ('waiting', 'sending')) returning id`,
  )
}

/** What waits in the queue of a campaign that was cancelled. */
async function takeBack(payload: BasePayload, campaign: Campaign, stopped: () => boolean): Promise<void> {
  const queue = queueOf(campaign)
  while (!stopped()) {
    const rows = await runStatement(
      payload,
      sql`update sms_messages set state = 'cancelled', lease_until = null where id in (select id from sms_messages
        where queue_id = ${queue} and state = 'waiting' limit ${CANCEL_LOT}) and state = 'waiting' returning id`,
    )
    if (rows.length === 0) break
    await turn()
  }
  if (!stopped())
    await runStatement(
      payload,
      sql`update campaigns set ended_at = ${moment(Date.now())} where id = ${campaign.id} returning id`,
    )
}

export async function startCampaigns(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const lock = holdRunnerLock('campaigns', runtime)
  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => log.error(errorFacts(error), 'the campaigns could not be worked on'),
    async work(stopped) {
      if (!(await lock.held())) return
      await beginScheduled(payload, Date.now())
      for (const campaign of await inStates(payload, 'sending', 'paused'))
        if (!campaign.queuedAt) await queueReceivers(runtime, campaign, stopped)
        else if (campaign.state === 'sending') await noteEnd(payload, campaign)
      for (const campaign of await inStates(payload, 'cancelled'))
        if (!campaign.endedAt) await takeBack(payload, campaign, stopped)
    },
  })
  campaignsWaker.provide(payload, wake)
  return async () => {
    await stop()
    await lock.release()
  }
}
