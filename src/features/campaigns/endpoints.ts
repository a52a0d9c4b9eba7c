/** Calls of a campaign's admin screen. */

import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { marketerRoles } from '../../cms/access/roles'
import { languageOf } from '../../cms/messages'
import { errorResponse, forRoles, notFound, readInput } from '../../cms/rest/endpoint'
import type { Campaign } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { keptNumber } from '../../lib/phoneNumber'
import { filterFields, leaveHref, receiverWith, surveyAudience, testLeaveHref } from '../newsletter'
import { enqueueSms, hasGateway, readSmsSettings } from '../sms'
import { cancel, pause, refusals, resume, schedule, send, tryNow, unschedule } from './actions'
import { audienceOf } from './audience'
import type { CampaignFacts, CampaignReceivers } from './facts'
import { codesOf, sampleShortHref, shortHref } from './links'
import { linksIn, type MessageReceiver, messageFor } from './message'
import { type CampaignProblem, personalFields, problemOf } from './problems'
import { progressOf } from './results'
import type { CampaignStep } from './states'
import { campaignsWaker } from './worker'

const actions: Readonly<
  Record<
    CampaignStep,
    (payload: PayloadRequest['payload'], campaign: Campaign, now: number) => Promise<CampaignProblem | undefined>
  >
> = { send, schedule, unschedule, pause, resume, try: tryNow, cancel }

const messages = {
  number: { nb: 'Dette er ikke et telefonnummer.', en: 'This is not a phone number.' },
  empty: { nb: 'Skriv teksten først.', en: 'Write the text first.' },
} as const satisfies Readonly<Record<string, Localised>>

/** Used to count a message without a receiver. */
const sample: MessageReceiver = { name: 'Kari Nordmann', customFields: {}, locale: 'nb' }
/** A subscriber id with a link as long as most. */
const SIX_DIGITS = 999_999
/** Receivers whose messages are counted for the price estimate. */
const COUNTED = 500

const refuse = (req: PayloadRequest, status: number, { message, values }: CampaignProblem) =>
  errorResponse(req, status, message, { values })

/** For the roles that may write campaigns. */
const endpoint = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({ method, path, handler: forRoles(marketerRoles, handle) })

const ofCampaign = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest, campaign: Campaign) => Promise<Response>,
): Endpoint =>
  endpoint(method, `/:id/${path}`, async (req) => {
    const id = Number(req.routeParams?.id)
    const campaign = await req.payload.findByID({ collection: 'campaigns', id, depth: 0, disableErrors: true, req })
    return campaign ? handle(req, campaign) : notFound(req)
  })

const siteUrlOf = ({ payload }: PayloadRequest) => payload.config.serverURL

/** `GET /api/campaigns/facts` → `CampaignFacts`. */
const facts = endpoint('get', '/facts', async (req) => {
  const [settings, fields, filters] = await Promise.all([
    readSmsSettings(req.payload),
    personalFields(req.payload),
    filterFields(req.payload, languageOf(req)),
  ])
  return Response.json({
    fields,
    filters,
    shortLink: sampleShortHref(siteUrlOf(req)),
    leaveLink: leaveHref(siteUrlOf(req), SIX_DIGITS, req.payload.secret),
    pricePerSegment: settings.pricePerSegment ?? null,
    hasGateway: hasGateway(settings),
    onlyLogged: settings.gateway === 'log',
    nightFrom: settings.nightFrom,
    nightTo: settings.nightTo,
  } satisfies CampaignFacts)
})

/** `GET /api/campaigns/:id/receivers` → `CampaignReceivers`. */
const receivers = ofCampaign('get', 'receivers', async (req, campaign) => {
  const { count, first } = await surveyAudience(req.payload, await audienceOf(req.payload, campaign), COUNTED)
  const people = first.map(({ name, customFields, locale }) => ({ name, customFields, locale }))
  return Response.json({ count, first: people[0] ?? null, people } satisfies CampaignReceivers)
})

/** `GET /api/campaigns/:id/progress` → `Progress`. */
const progress = ofCampaign('get', 'progress', async (req, campaign) =>
  Response.json(await progressOf(req.payload, campaign)),
)

/** As typed. */
const testInput = z.object({ number: z.coerce.string() })

/** `POST /api/campaigns/:id/test` `{ number }`: sends the message, as receivers get it, to the user's own phone. */
const test = ofCampaign('post', 'test', async (req, campaign) => {
  const to = keptNumber((await readInput(req, testInput))?.number ?? '')
  if (!to) return refuse(req, 400, { message: messages.number })
  if (!campaign.text.trim()) return refuse(req, 400, { message: messages.empty })
  const problem = await problemOf(req.payload, campaign)
  if (problem) return refuse(req, 400, problem)
  if (!hasGateway(await readSmsSettings(req.payload))) return refuse(req, 409, { message: refusals.noGateway })
  const codes = await codesOf(req.payload, campaign.id, linksIn(campaign.text))
  const { first } = await surveyAudience(req.payload, await audienceOf(req.payload, campaign), 1)
  const own = await receiverWith(req.payload, to)
  const receiver = own ?? first[0]
  // The link of a test unsubscribes the tester, and never another subscriber.
  const leaveBy = own ? leaveHref : testLeaveHref
  const text = messageFor(campaign.text, receiver ?? sample, {
    shortened: (link) => shortHref(siteUrlOf(req), codes.get(link) ?? ''),
    leave: leaveBy(siteUrlOf(req), receiver?.id ?? SIX_DIGITS, req.payload.secret),
  })
  const now = Date.now()
  await enqueueSms(req.payload, { key: `campaign:${campaign.id}:test:${to}:${now}`, to, text }, now)
  return Response.json({ to })
})

/** `POST /api/campaigns/:id/<step>`. */
const stepEndpoints = Object.entries(actions).map(([step, act]) =>
  ofCampaign('post', step, async (req, campaign) => {
    const problem = await act(req.payload, campaign, Date.now())
    if (problem) return refuse(req, 409, problem)
    campaignsWaker.of(req.payload)()
    return Response.json({})
  }),
)

export const campaignEndpoints: Endpoint[] = [facts, receivers, progress, test, ...stepEndpoints]
