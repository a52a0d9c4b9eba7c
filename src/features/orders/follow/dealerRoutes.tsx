/** The dealer's page and its form posts. The token authorises one dealer for one request. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { OrderRequest } from '../../../cms/types'
import { defaultLocale } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { sendAttachment } from '../../../web/forms/attachments'
import { readValues } from '../../../web/forms/readValues'
import { receiveSubmission } from '../../../web/forms/receiveSubmission'
import { personalHeaders } from '../../../web/policy'
import type { TextKey } from '../../../web/texts'
import { readReceivers } from '../../dealers'
import { DEALER_PATH } from '../addresses'
import { findAttachments } from '../attachments'
import { eventsOf } from '../events'
import { answerRequest, handBack, markDone, markSeen } from '../followUp'
import type { OrderLimits } from '../limits'
import { dealerIdOf } from '../notify'
import pageStyles from '../styles/follow.css?inline'
import { readDealerToken } from '../tokens'
import { ClosedLinkPage } from './ClosedLinkPage'
import { DealerPage, dealerActions, type SubmittedReply } from './DealerPage'

const MAX_TEXT = 5000

interface Opened {
  request: OrderRequest
  dealer: number
  /** Name of the dealer, shown to the customer. */
  by: string
  replyTo: string | undefined
}

interface StepFacts {
  by: string
  now: number
  text: string
  /** Key of the form: the same form is one answer. */
  key: string
  replyTo: string | undefined
  dealer: number
}

/** What one button of the dealer's page does. */
interface DealerStep {
  /** The error of an empty text, where one is required. */
  textMissing?: TextKey
  store(request: OrderRequest, facts: StepFacts): Promise<unknown>
  respond(token: string): Promise<Response>
}

/** Links are credentials: the referrer must not leak them. */
const secretly = { 'referrer-policy': 'no-referrer' }

export function dealerRoutes(routes: Routes, runtime: Runtime, allow: OrderLimits): void {
  const { payload, secret } = runtime
  const locale = defaultLocale

  async function open(token: string): Promise<Opened | undefined> {
    const link = readDealerToken(token, secret, Date.now())
    if (!link) return undefined
    const request = await payload.findByID({
      collection: 'orderRequests',
      id: link.request,
      depth: 0,
      disableErrors: true,
    })
    // Another dealer has it now: the link is no longer valid.
    if (!request || dealerIdOf(request) !== link.dealer) return undefined
    const receiver = (await readReceivers(payload, [link.dealer])).get(link.dealer)
    return receiver && { request, dealer: link.dealer, by: receiver.name, replyTo: receiver.email }
  }

  async function nothing(key: TextKey, status: 200 | 404): Promise<Response> {
    const rendered = await runtime.renderPage({ locale, path: DEALER_PATH }, async ({ site }) => ({
      kind: 'page',
      status,
      meta: { title: site.t('orderMissingTitle'), noindex: true },
      content: <ClosedLinkPage site={site} text={site.t(key)} way={{ href: site.href('/'), label: site.t('home') }} />,
    }))
    return new Response(rendered.body, { status, headers: { ...personalHeaders(rendered.needs), ...secretly } })
  }

  async function show(
    token: string,
    { request }: Opened,
    returned?: SubmittedReply,
    status: 200 | 422 | 429 | 500 = 200,
  ): Promise<Response> {
    const rendered = await runtime.renderPage({ locale, path: `${DEALER_PATH}/${token}` }, async ({ site }) => ({
      kind: 'page',
      status,
      meta: { title: site.t('orderDealerPage', { number: request.number }), noindex: true },
      styles: pageStyles,
      content: (
        <DealerPage
          site={site}
          request={request}
          events={await eventsOf(payload, request.id)}
          files={await findAttachments(payload, request.key)}
          address={`${DEALER_PATH}/${token}`}
          formKey={randomBytes(12).toString('base64url')}
          returned={returned}
        />
      ),
    }))
    return new Response(rendered.body, { status, headers: { ...personalHeaders(rendered.needs), ...secretly } })
  }

  const toPage = async (token: string) =>
    new Response(null, { status: 303, headers: { location: `${DEALER_PATH}/${token}`, ...secretly } })

  const steps = new Map<string, DealerStep>([
    [
      dealerActions.seen,
      {
        store: (request, step) => markSeen(runtime, request, step),
        respond: async () => new Response(null, { status: 204, headers: secretly }),
      },
    ],
    [dealerActions.done, { store: (request, step) => markDone(runtime, request, step), respond: toPage }],
    [
      dealerActions.answer,
      {
        textMissing: 'orderAnswerMissing',
        store: (request, step) => answerRequest(runtime, request, step),
        respond: toPage,
      },
    ],
    [
      dealerActions.decline,
      {
        textMissing: 'orderDeclineMissing',
        store: (request, step) => handBack(runtime, request, { ...step, reason: step.text }),
        respond: () => nothing('orderDeclined', 200),
      },
    ],
  ])

  async function act(context: Context): Promise<Response> {
    const token = context.req.param('token') ?? ''
    const action = context.req.param('action') ?? ''
    const opened = await open(token)
    if (!opened) return nothing('orderDealerPageGone', 404)
    const { request, dealer, by, replyTo } = opened
    const values = await readValues(context)
    const { tekst = '', nokkel = '' } = values
    const step = { by, now: Date.now() }
    const form = action === dealerActions.decline ? 'avslag' : 'svar'
    const rerender = (error: TextKey, status: 422 | 429 | 500) =>
      show(token, opened, { form, text: tekst, error }, status)
    const take = steps.get(action)
    if (!take) return nothing('orderDealerPageGone', 404)
    const received = await receiveSubmission<string, true, TextKey>(runtime, {
      name: `dealer: ${action}`,
      values,
      async check() {
        const text = tekst.trim()
        if (text === '' && take.textMissing) return { refusal: take.textMissing }
        return text.length > MAX_TEXT ? { refusal: 'formTooLong' } : { output: text }
      },
      allow: () => allow('answers', context.env.address),
      async store(text) {
        const key = /^[\w-]{8,40}$/.test(nokkel) ? nokkel : String(step.now)
        await take.store(request, { ...step, text, key, replyTo, dealer })
        return { stored: true }
      },
    })
    switch (received.kind) {
      case 'stored':
        return take.respond(token)
      case 'refused':
        return rerender(received.refusal, 422)
      case 'tooMany':
        return rerender('orderTooMany', 429)
      // The forms have no honeypot: a submission that fills one in does not come from the dealer's page.
      case 'crossSite':
      case 'trapped':
      case 'failed':
        return rerender('orderActionFailed', 500)
    }
  }

  routes.get(`${DEALER_PATH}/:token`, async (context) => {
    const token = context.req.param('token')
    const opened = await open(token)
    return opened ? show(token, opened) : nothing('orderDealerPageGone', 404)
  })
  routes.post(`${DEALER_PATH}/:token/:action`, act)
  routes.get(`${DEALER_PATH}/:token/${dealerActions.file}/:file`, async (context) => {
    const opened = await open(context.req.param('token'))
    const files = opened ? await findAttachments(payload, opened.request.key) : []
    const file = files.find(({ id }) => String(id) === context.req.param('file'))
    return file ? sendAttachment(payload, 'orderFiles', file) : nothing('orderDealerPageGone', 404)
  })
  // Reached by reloading the response to a form.
  routes.get(`${DEALER_PATH}/:token/:action`, (context) =>
    context.redirect(`${DEALER_PATH}/${context.req.param('token')}`, 303),
  )
}
