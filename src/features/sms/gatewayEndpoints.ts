/**
 * `GET /api/globals/smsSettings/status`, `POST …/try` and `POST …/test` `{ number }`: how the gateway does, a try at once,
 * and a message by which the whole way is tried. For administrators and marketers.
 */
import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { marketerRoles } from '../../content/access/roles'
import type { Localised } from '../../content/locales'
import { say } from '../../content/messages'
import { errorResponse, forRoles } from '../../content/rest/errorResponses'
import { runStatement } from '../../content/statements'
import { keptNumber } from '../../site/phone/number'
import { wakeSms } from './enqueue'
import type { GatewayStatus, GatewayTest } from './gatewayFacts'
import { gatewayState, noteFailing, noteWorking, tryGateway } from './gatewayState'
import { gatewayOf } from './gateways'
import { handOver } from './lot'
import { outgoingOf } from './outgoing'
import { hasGateway, readSmsSettings } from './settings'

const messages = {
  number: { nb: 'Dette er ikke et telefonnummer.', en: 'This is not a phone number.' },
  none: {
    nb: 'Velg en forbindelse og lagre før du prøver den.',
    en: 'Choose a gateway and save before you try it.',
  },
  text: { nb: 'Prøve av SMS-forbindelsen fra {site}', en: 'Test of the SMS gateway of {site}' },
} as const satisfies Readonly<Record<string, Localised>>

type GlobalEndpoint = Omit<Endpoint, 'root'>

const endpoint = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): GlobalEndpoint => ({ method, path, handler: forRoles(marketerRoles, handle) })

const status = endpoint('get', '/status', async ({ payload }) => {
  const { gateway } = await readSmsSettings(payload)
  const [state, [row]] = await Promise.all([
    gatewayState(payload, gateway),
    runStatement(payload, sql`select count(*) as waiting from sms_messages where state = 'waiting'`),
  ])
  return Response.json({ ...state, gateway, waiting: Number(row?.waiting ?? 0) } satisfies GatewayStatus)
})

const tryAgain = endpoint('post', '/try', async ({ payload }) => {
  await tryGateway(payload, Date.now())
  return Response.json({})
})

/** Past the queue: the answer is what is asked for, and nothing of it is worth keeping. */
const test = endpoint('post', '/test', async (req) => {
  const { payload } = req
  const { number = '' } = ((await req.json?.().catch(() => ({}))) ?? {}) as { number?: unknown }
  const to = keptNumber(String(number))
  if (!to) return errorResponse(req, 400, messages.number)
  const settings = await readSmsSettings(payload)
  const gateway = gatewayOf(settings)
  if (!gateway || !hasGateway(settings)) return errorResponse(req, 409, messages.none)
  const text = say(req, messages.text, { site: new URL(payload.config.serverURL).host })
  const handed = await handOver(gateway, outgoingOf(payload, settings, { id: 0, to, text, sender: undefined }))
  const now = Date.now()
  if (handed.outcome === 'sent') {
    await noteWorking(payload, gateway.name, now)
    await tryGateway(payload, now)
    return Response.json({ outcome: 'sent', fault: null } satisfies GatewayTest)
  }
  const { outcome, fault } = handed
  if (outcome === 'down') {
    const { failures, nextTryAt } = await gatewayState(payload, gateway.name)
    const next = nextTryAt ? Date.parse(nextTryAt) : now
    await noteFailing(payload, gateway.name, { failures: Math.max(1, failures), fault, faultAt: now, nextTryAt: next })
  }
  wakeSms(payload)
  return Response.json({ outcome, fault } satisfies GatewayTest)
})

export const gatewayEndpoints: GlobalEndpoint[] = [status, tryAgain, test]
