/** The newsletter's calls, at their default and their configured address (docs/calls.md#newsletter). */
import type { Context } from 'hono'
import { isLocale } from '../../../lib/locales'
import { errorFacts } from '../../../platform/errorFacts'
import { escapeMarkup } from '../../../platform/escaping'
import type { Feature, Routes, Runtime } from '../../../web/feature'
import { LANGUAGE_HEADER } from '../../../web/languageHeader'
import type { RequestFacts } from '../../../web/requestFacts'
import { DEFAULT_ENDPOINT, UNSUBSCRIBE, VERIFY, WORDING_HEADER } from '../blocks/smsNewsletter/wire'
import { newsletterTexts } from '../texts'
import { answerCall } from './answer'
import { businessError, type CallAnswer, failed, forbidden, noRoute, success, tooLarge } from './answers'
import type { CallKind, CallLimits } from './limits'
import { answerNatively, versionIn } from './native'
import { readParameters } from './read'

type RouteContext = Context<{ Bindings: RequestFacts }>

/** Largest body in bytes; larger than any form of the site sends. */
const MAX_BODY = 256 * 1024

const addresses: readonly [string, CallKind][] = [
  [DEFAULT_ENDPOINT, 'subscribe'],
  [DEFAULT_ENDPOINT + UNSUBSCRIBE, 'unsubscribe'],
  [DEFAULT_ENDPOINT + VERIFY, 'verify'],
]

function respond(context: RouteContext, { status, body }: CallAnswer): Response {
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
    const native = context.req.header('sec-fetch-mode') === 'navigate'
    try {
      if (Number(context.req.header('content-length') ?? 0) > MAX_BODY) return respond(context, tooLarge())
      const read = await readParameters(context.req.raw)
      if ('answer' in read) return respond(context, read.answer)
      const { parameters } = read
      const allowed = allow(kind, context.env.address, now)
      if (native) return await answerNatively(context, runtime, kind, parameters, { allowed, now })
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
      if (!allowed)
        return respond(context, businessError(newsletterTexts.newsletterTooMany[caller.locale ?? 'en'], 429))
      const answered = await answerCall(runtime, kind, parameters, caller, now)
      if ('answer' in answered) return respond(context, answered.answer)
      const { outcome, say } = answered
      const values = outcome.done ? {} : outcome.values
      // Clients insert messages as HTML: text from a request or an editor must be escaped.
      const message = escapeMarkup(say(outcome.text, values))
      return respond(context, outcome.done ? success(message) : businessError(message, outcome.status))
    } catch (error) {
      // The error itself is not logged: the database quotes the values that it could not store.
      runtime.log.error({ ...errorFacts(error), call: kind }, 'a newsletter call failed')
      return respond(context, failed())
    }
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
