/** The calls of the admin's screen of a campaign. */
import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../../content/access/roles'
import type { Localised } from '../../content/locales'
import { say } from '../../content/messages'
import type { Campaign } from '../../content/types'
import { keptNumber } from '../../site/phone/number'
import { countAudience, leaveHref, subscribersAfter } from '../newsletter'
import { enqueueSms, hasGateway, readSmsSettings } from '../sms'
import { cancel, pause, refusals, resume, schedule, send, unschedule } from './actions'
import { audienceOf, isUnfiltered } from './audience'
import type { CampaignFacts, CampaignReceivers } from './facts'
import { sampleShortHref } from './links'
import { messageFor, type Person } from './message'
import { type Problem, personalFields, problemOf } from './problems'
import { progressOf } from './results'
import type { Step } from './states'
import { wakeCampaigns } from './worker'

const actions: Readonly<
  Record<Step, (payload: PayloadRequest['payload'], campaign: Campaign, now: number) => Promise<Problem | undefined>>
> = { send, schedule, unschedule, pause, resume, cancel }

const messages = {
  number: { nb: 'Dette er ikke et telefonnummer.', en: 'This is not a phone number.' },
  empty: { nb: 'Skriv teksten først.', en: 'Write the text first.' },
} as const satisfies Readonly<Record<string, Localised>>

/** What a message is counted with where there is no receiver yet. */
const sample: Person = { name: 'Kari Nordmann', customFields: {}, locale: 'nb' }
/** Receivers that the text is counted for, for the estimate of its price. */
const COUNTED = 500

function refuse(req: PayloadRequest, status: number, { message, values }: Problem): Response {
  return Response.json({ errors: [{ message: say(req, message, values) }] }, { status })
}

/** For those who may write campaigns. */
function endpoint(
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) =>
      hasRole(req.user, 'administrator', 'marketer')
        ? handle(req)
        : Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 }),
  }
}

const ofCampaign = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest, campaign: Campaign) => Promise<Response>,
): Endpoint =>
  endpoint(method, `/:id/${path}`, async (req) => {
    const id = Number(req.routeParams?.id)
    const campaign = await req.payload.findByID({ collection: 'campaigns', id, depth: 0, disableErrors: true, req })
    return campaign
      ? handle(req, campaign)
      : Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 })
  })

const siteUrlOf = ({ payload }: PayloadRequest) => payload.config.serverURL

/** `GET /api/campaigns/facts` → `CampaignFacts`. */
const facts = endpoint('get', '/facts', async (req) => {
  const [settings, fields] = await Promise.all([readSmsSettings(req.payload), personalFields(req.payload)])
  return Response.json({
    fields,
    shortLink: sampleShortHref(siteUrlOf(req)),
    // A six-digit subscriber: as long as most will be.
    leaveLink: leaveHref(siteUrlOf(req), 999_999, req.payload.secret),
    pricePerSegment: settings.pricePerSegment ?? null,
    hasGateway: hasGateway(settings),
    onlyLogged: settings.gateway === 'log',
    nightFrom: settings.nightFrom,
    nightTo: settings.nightTo,
  } satisfies CampaignFacts)
})

/** `GET /api/campaigns/:id/receivers` → `CampaignReceivers`. */
const receivers = ofCampaign('get', 'receivers', async (req, campaign) => {
  const audience = audienceOf(campaign)
  const [found, count] = await Promise.all([
    subscribersAfter(req.payload, audience, 0, COUNTED),
    countAudience(req.payload, audience.groups),
  ])
  const people = found.map(({ name, customFields, locale }) => ({ name, customFields, locale }))
  const all = found.length < COUNTED && isUnfiltered(campaign)
  return Response.json({
    count: all ? found.length : count,
    atMost: !isUnfiltered(campaign),
    first: people[0] ?? null,
    people,
  } satisfies CampaignReceivers)
})

/** `GET /api/campaigns/:id/progress` → `Progress`. */
const progress = ofCampaign('get', 'progress', async (req, campaign) =>
  Response.json(await progressOf(req.payload, campaign)),
)

/** `POST /api/campaigns/:id/test` `{ number }`: the message as it is stored, to one's own phone. */
const test = ofCampaign('post', 'test', async (req, campaign) => {
  const { number = '' } = ((await req.json?.().catch(() => ({}))) ?? {}) as { number?: unknown }
  const to = keptNumber(String(number))
  if (!to) return refuse(req, 400, { message: messages.number })
  if (!campaign.text.trim()) return refuse(req, 400, { message: messages.empty })
  const problem = await problemOf(req.payload, campaign.text)
  if (problem) return refuse(req, 400, problem)
  if (!hasGateway(await readSmsSettings(req.payload))) return refuse(req, 409, { message: refusals.noGateway })
  const [receiver] = await subscribersAfter(req.payload, audienceOf(campaign), 0, 1)
  const text = messageFor(campaign.text, receiver ?? sample, {
    // Links lead where they will; only a campaign that is sent counts them.
    shortened: (link) => link,
    leave: leaveHref(siteUrlOf(req), 0, req.payload.secret),
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
    wakeCampaigns(req.payload)
    return Response.json({})
  }),
)

export const campaignEndpoints: Endpoint[] = [facts, receivers, progress, test, ...stepEndpoints]
