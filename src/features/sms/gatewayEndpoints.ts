/**
 * `GET /api/globals/smsSettings/status`, `POST …/try` and `POST …/test` `{ number }`: the gateway's state, an immediate
 * attempt, and a test message. For administrators and marketers.
 */

import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { marketerRoles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { errorResponse, forRoles, readInput } from '../../cms/rest/endpoint'
import { runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import type { Localised } from '../../lib/locales'
import { keptNumber } from '../../lib/phoneNumber'
import { handOver } from './batch'
import { wakeSms } from './enqueue'
import type { GatewayStatus, GatewayTest } from './gatewayFacts'
import { gatewayState, recordFailure, recordSuccess, tryGateway } from './gatewayState'
import { gatewayOf } from './gateways'
import { outgoingOf } from './outgoing'
import { hasGateway, readSmsSettings } from './settings'
import { smsMessages } from './tables'

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
    runStatement(
      payload,
      select({ waiting: sql`count(*)` }, sql`from ${smsMessages} where ${smsMessages.state} = 'waiting'`),
    ),
  ])
  return Response.json({ ...state, gateway, waiting: Number(row?.waiting ?? 0) } satisfies GatewayStatus)
})

const tryAgain = endpoint('post', '/try', async ({ payload }) => {
  await tryGateway(payload, Date.now())
  return Response.json({})
})

/** As typed. */
const testInput = z.object({ number: z.coerce.string() })

/** Bypasses the queue: the user waits for the result, and the message need not be stored. */
const test = endpoint('post', '/test', async (req) => {
  const { payload } = req
  const to = keptNumber((await readInput(req, testInput))?.number ?? '')
  if (!to) return errorResponse(req, 400, messages.number)
  const settings = await readSmsSettings(payload)
  const gateway = gatewayOf(settings)
  if (!gateway || !hasGateway(settings)) return errorResponse(req, 409, messages.none)
  const text = translateFor(req, messages.text, { site: new URL(payload.config.serverURL).host })
  const handed = await handOver(gateway, outgoingOf(payload, settings, { id: 0, to, text, sender: undefined }))
  const now = Date.now()
  if (handed.outcome === 'sent') {
    await recordSuccess(payload, gateway.name, now)
    await tryGateway(payload, now)
    return Response.json({ outcome: 'sent', error: null } satisfies GatewayTest)
  }
  const { outcome, error } = handed
  if (outcome === 'down') {
    const { failures, nextTryAt } = await gatewayState(payload, gateway.name)
    const next = nextTryAt ? Date.parse(nextTryAt) : now
    await recordFailure(payload, gateway.name, {
      failures: Math.max(1, failures),
      error,
      errorAt: now,
      nextTryAt: next,
    })
  }
  wakeSms(payload)
  return Response.json({ outcome, error } satisfies GatewayTest)
})

export const gatewayEndpoints: GlobalEndpoint[] = [status, tryAgain, test]
