/** Actions on a campaign. Each is one conditional statement: of two concurrent ones, one is refused. */

import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { isPostgres, moment, runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import type { Campaign } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { consentEvents } from '../newsletter'
import { hasGateway, readSmsSettings, SMS_QUEUES, smsQueueState, smsQueues, tryGateway, wakeSms } from '../sms'
import { beginLinks, codesOf } from './links'
import { linksIn } from './message'
import { type CampaignProblem, problemOf } from './problems'
import { timeOf } from './schedule'
import { type CampaignState, type CampaignStep, steps } from './states'
import { campaignState, campaigns } from './tables'

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
  isPostgres(payload) ? sql`${state}::${campaignState}` : sql`${state}`

/** Moves a campaign to a new state; returns false if the step is not allowed in its current state. */
async function move(
  payload: BasePayload,
  id: number,
  step: CampaignStep,
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
    sql`update ${campaigns} set ${campaigns.state} = ${stateAs(payload, to)},
      ${campaigns.updated_at} = ${moment(now)} ${more} where ${campaigns.id} = ${id} and ${isOutsideBin(campaigns)}
      and ${campaigns.state} in (${from}) returning ${campaigns.id}`,
  )
  return rows.length > 0
}

async function setQueue(payload: BasePayload, id: number, state: 'open' | 'paused' | 'closed'): Promise<void> {
  const value = isPostgres(payload) ? sql`${state}::${smsQueueState}` : sql`${state}`
  await runStatement(
    payload,
    sql`update ${smsQueues} set ${smsQueues.state} = ${value}
      where ${smsQueues.id} = (select ${campaigns.queue_id} from ${campaigns} where ${campaigns.id} = ${id})
      returning ${smsQueues.id}`,
  )
}

async function newestEvidence(payload: BasePayload): Promise<number> {
  const [row] = await runStatement(
    payload,
    select({ id: sql`coalesce(max(${consentEvents.id}), 0)` }, sql`from ${consentEvents}`),
  )
  return Number(row?.id ?? 0)
}

const outcome = (moved: boolean): CampaignProblem | undefined => (moved ? undefined : { message: refusals.state })

/** Starts sending: creates the short links and the queue, which the worker fills. */
export async function send(
  payload: BasePayload,
  campaign: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  const problem = await problemOf(payload, campaign)
  if (problem) return problem
  if (!hasGateway(await readSmsSettings(payload))) return { message: refusals.noGateway }
  await codesOf(payload, campaign.id, linksIn(campaign.text))
  await beginLinks(payload, campaign.id, linksIn(campaign.text))
  const queue = await payload.create({
    collection: SMS_QUEUES,
    data: { name: campaign.name, state: 'open', restsAtNight: campaign.atNight !== true },
    depth: 0,
  })
  const begun = sql`, ${campaigns.queue_id} = ${queue.id}, ${campaigns.cursor} = 0, ${campaigns.started_at} = ${moment(now)},
    ${campaigns.evidence_before} = ${await newestEvidence(payload)}`
  const moved = await move(payload, campaign.id, 'send', 'sending', now, begun)
  if (!moved) await payload.delete({ collection: SMS_QUEUES, id: queue.id })
  return outcome(moved)
}

export async function schedule(
  payload: BasePayload,
  campaign: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  const problem = await problemOf(payload, campaign)
  if (problem) return problem
  const time = timeOf(campaign.scheduledAt ?? '')
  if (time === undefined || time <= now) return { message: refusals.past }
  return outcome(await move(payload, campaign.id, 'schedule', 'scheduled', now))
}

export async function unschedule(
  payload: BasePayload,
  { id }: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  return outcome(await move(payload, id, 'unschedule', 'draft', now))
}

export async function pause(payload: BasePayload, { id }: Campaign, now: number): Promise<CampaignProblem | undefined> {
  const moved = await move(payload, id, 'pause', 'paused', now)
  if (moved) await setQueue(payload, id, 'paused')
  return outcome(moved)
}

export async function resume(
  payload: BasePayload,
  { id }: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  const moved = await move(payload, id, 'resume', 'sending', now)
  if (!moved) return outcome(moved)
  await setQueue(payload, id, 'open')
  wakeSms(payload)
  return undefined
}

/** Resumes sending at once: despite the night, and with a gateway that was paused. */
export async function tryNow(
  payload: BasePayload,
  { id }: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  if (!hasGateway(await readSmsSettings(payload))) return { message: refusals.noGateway }
  const rows = await runStatement(
    payload,
    sql`update ${smsQueues} set ${smsQueues.rests_at_night} = false
      where ${smsQueues.id} = (select ${campaigns.queue_id} from ${campaigns} where ${campaigns.id} = ${id}
      and ${campaigns.state} = ${stateAs(payload, 'sending')}) returning ${smsQueues.id}`,
  )
  if (rows.length > 0) await tryGateway(payload, now)
  return outcome(rows.length > 0)
}

/** Waiting messages are cancelled; those that the gateway has cannot be recalled. */
export async function cancel(
  payload: BasePayload,
  { id }: Campaign,
  now: number,
): Promise<CampaignProblem | undefined> {
  const moved = await move(payload, id, 'cancel', 'cancelled', now)
  if (moved) await setQueue(payload, id, 'closed')
  return outcome(moved)
}
