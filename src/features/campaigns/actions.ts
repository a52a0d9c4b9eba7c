/** What is done with a campaign. Each step is one conditional statement: of two at once, one wins and one is told so. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { OUTSIDE_BIN } from '../../cms/bin'
import { isPostgres, moment, runStatement } from '../../cms/statements'
import type { Campaign } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { hasGateway, readSmsSettings, tryGateway, wakeSms } from '../sms'
import { beginLinks, codesOf } from './links'
import { linksIn } from './message'
import { type Problem, problemOf } from './problems'
import { timeOf } from './schedule'
import { type CampaignState, type Step, steps } from './states'

export const refusals = {
  state: {
    nb: 'Kampanjen er i mellomtiden kommet lenger. Last siden på nytt.',
    en: 'The campaign has moved on meanwhile. Reload the page.',
  },
  noGateway: {
    nb: 'Ingen SMS-tjeneste er valgt i SMS-innstillingene.',
    en: 'No SMS gateway is chosen in the SMS settings.',
  },
  past: {
    nb: 'Velg et tidspunkt som ikke er passert.',
    en: 'Choose a time that has not passed.',
  },
} as const satisfies Readonly<Record<string, Localised>>

const stateAs = (payload: BasePayload, state: CampaignState): SQL =>
  isPostgres(payload) ? sql`${state}::enum_campaigns_state` : sql`${state}`

/** From one of the states that a step begins in; false where it is in none of them. */
async function move(
  payload: BasePayload,
  id: number,
  step: Step,
  to: CampaignState,
  now: number,
  more: SQL = sql``,
): Promise<boolean> {
  const from = sql.join(
    steps[step].map((state) => stateAs(payload, state)),
    sql`, `,
  )
  const rows = await runStatement(
    payload,
    sql`update campaigns set state = ${stateAs(payload, to)}, updated_at = ${moment(now)} ${more}
      where id = ${id} and ${sql.raw(OUTSIDE_BIN)} and state in (${from}) returning id`,
  )
  return rows.length > 0
}

async function setQueue(payload: BasePayload, id: number, state: 'open' | 'paused' | 'closed'): Promise<void> {
  const value = isPostgres(payload) ? sql`${state}::enum_sms_queues_state` : sql`${state}`
  await runStatement(
    payload,
    sql`update sms_queues set state = ${value} where id = (select queue_id from campaigns where id = ${id}) returning id`,
  )
}

async function newestEvidence(payload: BasePayload): Promise<number> {
  const [row] = await runStatement(payload, sql`select coalesce(max(id), 0) as id from consent_events`)
  return Number(row?.id ?? 0)
}

const outcome = (moved: boolean): Problem | undefined => (moved ? undefined : { message: refusals.state })

/** Begins to send: the links get their codes, the messages their queue; the worker fills it. */
export async function send(payload: BasePayload, campaign: Campaign, now: number): Promise<Problem | undefined> {
  const problem = await problemOf(payload, campaign)
  if (problem) return problem
  if (!hasGateway(await readSmsSettings(payload))) return { message: refusals.noGateway }
  await codesOf(payload, campaign.id, linksIn(campaign.text))
  await beginLinks(payload, campaign.id, linksIn(campaign.text))
  const queue = await payload.create({
    collection: 'smsQueues',
    data: { name: campaign.name, state: 'open', restsAtNight: campaign.atNight !== true },
    depth: 0,
  })
  const begun = sql`, queue_id = ${queue.id}, cursor = 0, started_at = ${moment(now)},
    evidence_before = ${await newestEvidence(payload)}`
  const moved = await move(payload, campaign.id, 'send', 'sending', now, begun)
  if (!moved) await payload.delete({ collection: 'smsQueues', id: queue.id })
  return outcome(moved)
}

export async function schedule(payload: BasePayload, campaign: Campaign, now: number): Promise<Problem | undefined> {
  const problem = await problemOf(payload, campaign)
  if (problem) return problem
  const time = timeOf(campaign.scheduledAt ?? '')
  if (time === undefined || time <= now) return { message: refusals.past }
  return outcome(await move(payload, campaign.id, 'schedule', 'scheduled', now))
}

export async function unschedule(payload: BasePayload, { id }: Campaign, now: number): Promise<Problem | undefined> {
  return outcome(await move(payload, id, 'unschedule', 'draft', now))
}

export async function pause(payload: BasePayload, { id }: Campaign, now: number): Promise<Problem | undefined> {
  const moved = await move(payload, id, 'pause', 'paused', now)
  if (moved) await setQueue(payload, id, 'paused')
  return outcome(moved)
}

export async function resume(payload: BasePayload, { id }: Campaign, now: number): Promise<Problem | undefined> {
  const moved = await move(payload, id, 'resume', 'sending', now)
  if (!moved) return outcome(moved)
  await setQueue(payload, id, 'open')
  wakeSms(payload)
  return undefined
}

/** Goes on at once with what stands still: through the night, and with a gateway that was being left alone. */
export async function tryNow(payload: BasePayload, { id }: Campaign, now: number): Promise<Problem | undefined> {
  if (!hasGateway(await readSmsSettings(payload))) return { message: refusals.noGateway }
  const rows = await runStatement(
    payload,
    sql`update sms_queues set rests_at_night = false
      where id = (select queue_id from campaigns where id = ${id} and state = ${stateAs(payload, 'sending')}) returning id`,
  )
  if (rows.length > 0) await tryGateway(payload, now)
  return outcome(rows.length > 0)
}

/** What waits is not sent any more; what is with the gateway cannot be called back. */
export async function cancel(payload: BasePayload, { id }: Campaign, now: number): Promise<Problem | undefined> {
  const moved = await move(payload, id, 'cancel', 'cancelled', now)
  if (moved) await setQueue(payload, id, 'closed')
  return outcome(moved)
}
