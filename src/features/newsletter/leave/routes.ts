/** `/avmeld/<token>`: opening the page changes nothing, since phones fetch links by themselves; the button does. */
import type { Context } from 'hono'
import type { BasePayload } from 'payload'
import type { Subscriber } from '../../../cms/types'
import { isLocale, type Locale } from '../../../lib/locales'
import { shortenedAddress } from '../../../platform/network'
import type { Routes, Runtime } from '../../../web/feature'
import { orEmpty, readRequestBody } from '../../../web/forms/readRequestBody'
import { receiveSubmission } from '../../../web/forms/receiveSubmission'
import { personalHeaders } from '../../../web/policy'
import type { RequestFacts } from '../../../web/requestFacts'
import { subscriptionsOf } from '../audience'
import type { CallLimits } from '../calls/limits'
import type { Circumstances } from '../evidence/record'
import { beginSubscriptions } from '../subscribe'
import { LeavePage, type LeaveState } from './LeavePage'
import { leave } from './leave'
import pageStyles from './leave.css?inline'
import { isTestToken, LEAVE_PATH, readLeaveToken } from './token'

type RouteContext = Context<{ Bindings: RequestFacts }>
type Status = 200 | 404 | 422 | 429 | 500

export function leaveRoutes(routes: Routes, runtime: Runtime, allow: CallLimits): void {
  const { payload, secret } = runtime

  async function show(
    context: RouteContext,
    { subscriber, state, status = 200 }: { subscriber?: Subscriber | undefined; state: LeaveState; status?: Status },
  ): Promise<Response> {
    const path = new URL(context.req.url).pathname
    const locale: Locale = isLocale(subscriber?.locale) ? subscriber.locale : 'nb'
    const rendered = await runtime.renderPage({ locale, path }, async ({ site }) => ({
      kind: 'page',
      status,
      meta: { title: site.t('newsletterLeaveTitle'), path, languages: [locale], noindex: true },
      styles: pageStyles,
      content: LeavePage({ site, action: path, mobile: subscriber?.mobile ?? '', state }),
    }))
    // The address is a credential: the referrer must not leak it.
    return context.body(rendered.body, status, {
      ...personalHeaders(rendered.needs),
      'referrer-policy': 'no-referrer',
    })
  }

  /** Calls the handler for a valid link; otherwise responds with the reason. */
  async function withSubscriber(
    context: RouteContext,
    answer: (subscriber: Subscriber) => Promise<Response>,
  ): Promise<Response> {
    if (!allow('leave', context.env.address, Date.now()))
      return show(context, { state: { kind: 'limited' }, status: 429 })
    const token = context.req.param('token') ?? ''
    if (isTestToken(token, secret)) return show(context, { state: { kind: 'test' } })
    const id = readLeaveToken(token, secret)
    const subscriber = id === undefined ? undefined : await findSubscriber(payload, id)
    return subscriber ? answer(subscriber) : show(context, { state: { kind: 'wrong' }, status: 404 })
  }

  async function ask(context: RouteContext, subscriber: Subscriber): Promise<Response> {
    const subscriptions = await subscriptionsOf(payload, subscriber.mobile, localeOf(subscriber))
    return show(context, { subscriber, state: { kind: 'ask', subscriptions } })
  }

  async function receive(context: RouteContext, subscriber: Subscriber): Promise<Response> {
    const { mobile } = subscriber
    const locale = localeOf(subscriber)
    const form = await readForm(context.req.raw)
    const chosen = form.getAll('group').map(Number).filter(Number.isInteger)
    const before = await subscriptionsOf(payload, mobile, locale)
    const now = Date.now()
    const circumstances: Circumstances = {
      page: LEAVE_PATH,
      address: shortenedAddress(context.env.address),
      source: 'link in a message',
    }
    const received = await receiveSubmission<'all' | number[], LeaveState, LeaveState>(runtime, {
      name: 'newsletter: leave',
      // The form has no honeypot.
      values: {},
      async check() {
        if (form.get('action') === 'back') return { output: chosen }
        if (!form.has('several')) return { output: 'all' }
        return chosen.length > 0
          ? { output: chosen }
          : { refusal: { kind: 'ask', subscriptions: before, noneChosen: true } }
      },
      // Counted before the link is looked up.
      allow: () => true,
      async store(groups) {
        if (form.get('action') === 'back') {
          await resubscribe(subscriber, chosen, circumstances, now)
          return { stored: { kind: 'back', subscriptions: await subscriptionsOf(payload, mobile, locale) } }
        }
        await leave(payload, mobile, groups, circumstances, now)
        const kept = await subscriptionsOf(payload, mobile, locale)
        const stays = new Set(kept.map(({ group }) => group?.id ?? 0))
        const ended = before.filter(({ group }) => !stays.has(group?.id ?? 0))
        return { stored: { kind: 'left', ended, kept } }
      },
    })
    if (received.kind === 'stored') return show(context, { subscriber, state: received.stored })
    if (received.kind === 'refused') return show(context, { subscriber, state: received.refusal, status: 422 })
    return show(context, { subscriber, state: { kind: 'failed' }, status: 500 })
  }

  const address = `${LEAVE_PATH}/:token`
  routes.get(address, (context) => withSubscriber(context, (subscriber) => ask(context, subscriber)))
  routes.post(address, (context) => withSubscriber(context, (subscriber) => receive(context, subscriber)))

  /** Subscribes again, but only to groups that the site still has. */
  async function resubscribe(
    subscriber: Subscriber,
    groups: readonly number[],
    circumstances: Circumstances,
    now: number,
  ): Promise<void> {
    const { docs } = await payload.find({
      collection: 'subscriberGroups',
      where: { id: { in: [...groups] } },
      depth: 0,
      limit: 0,
      pagination: false,
    })
    const there = groups.filter((id) => id === 0 || docs.some((group) => group.id === id))
    if (there.length === 0) return
    const { t } = await runtime.readSite(localeOf(subscriber))
    const { mobile, name, customFields, source } = subscriber
    const person = {
      mobile,
      name,
      locale: localeOf(subscriber),
      customFields: (customFields ?? {}) as Record<string, string>,
      source,
    }
    const wording = t('newsletterBack')
    await beginSubscriptions(
      payload,
      person,
      there,
      { ...circumstances, wordingSource: 'shown', wording, kind: 'given' },
      now,
    )
  }
}

/** An unreadable form has no fields. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const body = await readRequestBody(request).catch(orEmpty)
  const fields = body.kind === 'form' ? body.fields : []
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

const localeOf = ({ locale }: Subscriber): Locale => (isLocale(locale) ? locale : 'nb')

async function findSubscriber(payload: BasePayload, id: number): Promise<Subscriber | undefined> {
  return (await payload.findByID({ collection: 'subscribers', id, depth: 0, disableErrors: true })) ?? undefined
}
