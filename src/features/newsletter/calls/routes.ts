/** The newsletter's calls, at their default and their configured address (docs/calls.md#newsletter). */
import type { Context } from 'hono'
import { isLocale } from '../../../lib/locales'
import { escapeMarkup } from '../../../platform/escaping'
import type { Feature, Routes, Runtime } from '../../../web/feature'
import { receiveSubmission, refusalOf } from '../../../web/forms/receiveSubmission'
import { LANGUAGE_HEADER } from '../../../web/languageHeader'
import type { RequestFacts } from '../../../web/requestFacts'
import { DEFAULT_ENDPOINT, UNSUBSCRIBE, VERIFY, WORDING_HEADER } from '../blocks/smsNewsletter/wire'
import { newsletterTexts } from '../texts'
import { handleCall } from './handleCall'
import type { CallKind, CallLimits } from './limits'
import { respondNatively, versionIn } from './native'
import { type Parameters, readParameters } from './read'
import { businessError, type CallResponse, failed, forbidden, noRoute, success, tooLarge } from './responses'

type RouteContext = Context<{ Bindings: RequestFacts }>

const addresses: readonly [string, CallKind][] = [
  [DEFAULT_ENDPOINT, 'subscribe'],
  [DEFAULT_ENDPOINT + UNSUBSCRIBE, 'unsubscribe'],
  [DEFAULT_ENDPOINT + VERIFY, 'verify'],
]

function respond(context: RouteContext, { status, body }: CallResponse): Response {
  return context.json(body, status, { 'cache-control': 'no-store' })
}

/** Path of this site's page that a script called from. */
function pageOf(context: RouteContext): string | undefined {
  const referer = context.req.header('referer') ?? ''
  if (!URL.canParse(referer)) return undefined
  const { host, pathname } = new URL(referer)
  return host === context.req.header('host') ? pathname : undefined
}

export function callRoutes(routes: Routes, runtime: Runtime, allow: CallLimits): void {
  async function call(context: RouteContext, kind: CallKind): Promise<Response> {
    const now = Date.now()
    const read = await readParameters(context.req.raw)
    if ('answer' in read) return respond(context, read.answer)
    const { parameters } = read
    const mayCall = () => allow(kind, context.env.address, now)
    if (context.req.header('sec-fetch-mode') === 'navigate')
      return respondNatively(context, runtime, kind, parameters, { allow: mayCall, now })
    const language = context.req.header(LANGUAGE_HEADER)
    const caller = {
      address: context.env.address,
      locale: isLocale(language) ? language : undefined,
      page: pageOf(context),
      wording: versionIn(context.req.header(WORDING_HEADER)),
      // Every page of the site sends its language.
      ours: isLocale(language),
      native: false,
      trackEvent: context.env.trackEvent,
    }
    const received = await receiveSubmission<Parameters, CallResponse, CallResponse>(runtime, {
      name: `newsletter: ${kind}`,
      // The contract has no honeypot.
      values: {},
      // The contract names missing parameters only after the rate limit.
      check: async () => ({ output: parameters }),
      allow: mayCall,
      async store(checked) {
        const answered = await handleCall(runtime, kind, checked, caller, now)
        if ('answer' in answered) return { refusal: answered.answer }
        const { outcome, t } = answered
        // Clients insert messages as HTML: text from a request or an editor must be escaped.
        const message = escapeMarkup(t(outcome.text, outcome.done ? {} : outcome.values))
        return outcome.done ? { stored: success(message) } : { refusal: businessError(message, outcome.status) }
      },
    })
    if (received.kind === 'stored') return respond(context, received.stored)
    const tooMany = businessError(newsletterTexts.newsletterTooMany[caller.locale ?? 'en'], 429)
    return respond(context, refusalOf(received, { tooMany, failed: failed() }) ?? failed())
  }

  for (const [address, kind] of addresses) routes.post(address, (context) => call(context, kind))
  routes.get(DEFAULT_ENDPOINT, (context) => respond(context, forbidden()))
  for (const [address] of addresses) routes.all(address, (context) => respond(context, noRoute()))
}

const isCall = (path: string) => addresses.some(([address]) => address === path)

/** The server's own refusals are JSON here too: clients hang on anything else. */
export const callRefusal: NonNullable<Feature['refusal']> = (path, status) => {
  if (!isCall(path)) return undefined
  return { type: 'application/json', body: JSON.stringify((status === 413 ? tooLarge() : failed()).body) }
}
