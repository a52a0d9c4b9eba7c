/**
 * `/sms/<gateway>/rapport/<secret>` and `/sms/<gateway>/inn/<secret>`: callbacks of gateways. Acknowledged after
 * storing; unknown messages are acknowledged and dropped, since the gateway would repeat them otherwise.
 */
import type { Context } from 'hono'
import { batched } from '../../platform/batched'
import type { Routes, Runtime } from '../../web/feature'
import { orEmpty, readRequestBody } from '../../web/forms/readRequestBody'
import type { RequestFacts } from '../../web/requestFacts'
import { callingGateways, isAddressSecret, type Kind } from './addresses'
import { callReaders } from './gateways'
import type { CallFields } from './gateways/gateway'
import { storeInbound } from './inbound'
import { readNumber } from './numbers'
import { applyReports, type GatewayReport } from './reports'
import { readSmsSettings, type SmsSettings } from './settings'

type CallContext = Context<{ Bindings: RequestFacts }>

/** Milliseconds that settings are cached: thousands of reports may arrive in a second. */
const KEPT = 1000

/** The scalar fields of the body, as texts. */
function fieldsOf(body: unknown): CallFields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
}

async function readFields(context: CallContext): Promise<{ query: CallFields; body: CallFields }> {
  const { req } = context
  const query = fieldsOf(req.query())
  if (req.method !== 'POST') return { query, body: {} }
  const body = await readRequestBody(req.raw).catch(orEmpty)
  return { query, body: fieldsOf(body.kind === 'json' ? body.value : Object.fromEntries(body.fields)) }
}

export function smsRoutes(routes: Routes, { payload, log, siteUrl }: Runtime): void {
  let kept: { settings: Promise<SmsSettings>; at: number } | undefined
  const settingsNow = (): Promise<SmsSettings> => {
    if (!kept || Date.now() - kept.at > KEPT) kept = { settings: readSmsSettings(payload), at: Date.now() }
    return kept.settings
  }

  const report = batched<GatewayReport, void>(async (reports) => {
    await applyReports(payload, reports, Date.now())
    return () => {}
  })

  async function receive(context: CallContext, kind: Kind): Promise<Response> {
    const { gateway: name = '', code = '' } = context.req.param() as Record<string, string>
    const gateway = callingGateways.find((one) => one === name)
    if (!gateway) return context.body('', 404)
    const settings = await settingsNow()
    if (!isAddressSecret(code, payload.secret, gateway, settings.addressRound ?? 1)) return context.body('', 404)
    const { query, body } = await readFields(context)
    const reader = callReaders[gateway]
    if (reader.isSigned) {
      const { pathname, search } = new URL(context.req.url)
      const signature = context.req.header('x-twilio-signature') ?? ''
      if (!reader.isSigned({ address: `${siteUrl}${pathname}${search}`, fields: body, signature }, settings))
        return context.body('', 403)
    }
    const fields = { ...query, ...body }
    if (kind === 'rapport') {
      const delivery = reader.report(fields)
      if (delivery) await report({ ...delivery, gateway })
    } else {
      const message = reader.inbound(fields)
      if (message) {
        const from = readNumber(message.from, settings.country)
        await storeInbound(payload, gateway, { ...message, from }, Date.now())
      }
    }
    // An empty response: some gateways would send its text to the phone.
    context.header('cache-control', 'no-store')
    return gateway === 'twilio'
      ? context.body('<Response/>', 200, { 'content-type': 'text/xml; charset=utf-8' })
      : context.body('', 200, { 'content-type': 'text/plain; charset=utf-8' })
  }

  for (const kind of ['rapport', 'inn'] as const)
    routes.on(['GET', 'POST'], `/sms/:gateway/${kind}/:code`, async (context) => {
      try {
        return await receive(context, kind)
      } catch (error) {
        // An error makes the gateway repeat the call: it may not have been stored.
        log.error({ err: error, kind }, 'a report or message of an SMS gateway could not be stored')
        return context.body('', 500)
      }
    })
}
