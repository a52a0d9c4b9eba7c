/** Handles requests to account pages: reads visitor and form, and sends the response. */
import type { Context } from 'hono'
import { deviceOf } from '../../lib/device'
import { type Locale, locales } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { readValues } from '../../web/forms/readValues'
import { receiveSubmission } from '../../web/forms/receiveSubmission'
import { sentFromHere } from '../../web/forms/sentFromHere'
import type { RequestFacts } from '../../web/requestFacts'
import { localisedPath } from '../../web/site'
import { ACCOUNT_PATH, CODE, DATA_PATH, DONE, NEW_PASSKEY_PATH, OVERVIEW_PATH, STEP_PATH } from './addresses'
import { removeCookies, sessionCookie, setCookies } from './cookies'
import type { AccountLimits } from './limits'
import type { Overview } from './overview'
import { ordersOfMember } from './ownPage/facts'
import { ownData, ownDataName } from './ownPage/ownData'
import { takeStep } from './ownPage/steps'
import type { NewPasskeyResponse } from './passkeys/newPasskeyResponse'
import { confirmScreen } from './screens/confirm'
import { type Done, doneText } from './screens/done'
import { emailScreen } from './screens/email'
import { forgotScreen } from './screens/forgot'
import { joinScreen } from './screens/join'
import { mobileScreen } from './screens/mobile'
import { ownScreen } from './screens/own'
import { newPasskeyOptions, passkeysScreen } from './screens/passkeys'
import { passwordScreen } from './screens/password'
import { profileScreen } from './screens/profile'
import { removeScreen } from './screens/remove'
import { resetScreen } from './screens/reset'
import {
  type MemberVisit,
  nothingTyped,
  type Screen,
  type ScreenOutcome,
  type ScreenRefusal,
  type ScreenRequest,
  type SubmittedForm,
  type Success,
} from './screens/screen'
import { memberOf } from './sessions'
import { readSessionToken } from './sessionToken'
import { showGuestPage, showPage } from './showAccount'

type RouteContext = Context<{ Bindings: RequestFacts }>

const screens: readonly Screen[] = [
  joinScreen,
  forgotScreen,
  resetScreen,
  confirmScreen,
  profileScreen,
  mobileScreen,
  emailScreen,
  passwordScreen,
  passkeysScreen,
  removeScreen,
]

/** Orders that the menu's panel shows. */
const PANEL_ORDERS = 3

/** Seconds until a rate-limited action may be tried again. */
const NEXT_STEP = '60'

export function screenRoutes(routes: Routes, runtime: Runtime, limits: AccountLimits): void {
  const { payload, secret } = runtime
  const cookies = { secure: runtime.siteUrl.startsWith('https:') }

  async function visitOf(context: RouteContext, locale: Locale): Promise<ScreenRequest> {
    const now = Date.now()
    const token = readSessionToken(sessionCookie(context, cookies) ?? '', secret, now)
    const member = token ? await memberOf(payload, token, now) : undefined
    const isPost = context.req.method === 'POST'
    const values = isPost ? await readValues(context) : {}
    return {
      runtime,
      locale,
      limits,
      address: context.env.address,
      code: (isPost ? values[CODE] : context.req.query(CODE)) ?? '',
      done: context.req.query(DONE) ?? '',
      values,
      member,
      session: member && token?.session,
      device: deviceOf(context.req.header('user-agent')),
      trackEvent: context.env.trackEvent,
      now,
    }
  }

  const isMembers = (visit: ScreenRequest): visit is MemberVisit =>
    visit.member !== undefined && visit.session !== undefined

  async function toSignIn(context: Context, { locale }: ScreenRequest, done: Done = 'logget-ut'): Promise<Response> {
    removeCookies(context, cookies)
    return context.redirect(`${localisedPath(ACCOUNT_PATH, locale)}?${DONE}=${done}`, 303)
  }

  async function ownPage(context: RouteContext, locale: Locale): Promise<Response> {
    const { languages } = await runtime.readSite(locale)
    if (!languages.includes(locale)) return context.redirect(ACCOUNT_PATH, 302)
    const visit = await visitOf(context, locale)
    if (isMembers(visit)) return show(context, visit, ownScreen, nothingTyped, 200)
    removeCookies(context, cookies)
    return showGuestPage(context, runtime, locale, { doneMessage: (site) => doneText(site, visit.done, undefined) })
  }

  function show(
    context: Context,
    visit: ScreenRequest,
    screen: Screen,
    returned: SubmittedForm,
    status: number,
  ): Promise<Response> {
    return showPage(context, runtime, { locale: visit.locale, path: screen.path, status }, async (site) =>
      screen.forMembers ? screen.draw(visit as MemberVisit, site, returned) : screen.draw(visit, site, returned),
    )
  }

  async function look(context: RouteContext, locale: Locale, screen: Screen): Promise<Response> {
    const { languages } = await runtime.readSite(locale)
    if (!languages.includes(locale)) {
      const { search } = new URL(context.req.url)
      return context.redirect(screen.path + search, 302)
    }
    const visit = await visitOf(context, locale)
    if (screen.forMembers && !isMembers(visit)) return toSignIn(context, visit)
    // Limits the database queries of guests; members have signed in.
    if (!screen.forMembers && !limits.step(visit.address, visit.now)) return tooMany(context, visit, screen)
    return show(context, visit, screen, nothingTyped, 200)
  }

  function tooMany(context: Context, visit: ScreenRequest, screen: Screen): Promise<Response> {
    context.header('retry-after', NEXT_STEP)
    return show(context, visit, screen, { values: {}, errors: {}, message: 'accountTooMany' }, 429)
  }

  async function receive(
    context: RouteContext,
    locale: Locale,
    screen: Screen,
    act: (visit: ScreenRequest) => Promise<ScreenOutcome>,
  ): Promise<Response> {
    const visit = await visitOf(context, locale)
    const rerender = ({ status = 422, message, errors = {} }: ScreenRefusal) => {
      if (status === 429) context.header('retry-after', NEXT_STEP)
      const { kode: _code, ...values } = visit.values
      return show(context, visit, screen, { values, errors, ...(message ? { message } : {}) }, status)
    }
    if (screen.forMembers && !isMembers(visit)) return toSignIn(context, visit)
    const received = await receiveSubmission<ScreenRequest, Success, ScreenRefusal>(runtime, {
      name: screen.path,
      values: visit.values,
      headers: context.req.raw.headers,
      check: async () => ({ output: visit }),
      allow: () => limits.step(visit.address, visit.now),
      async store(checked) {
        const outcome = await act(checked)
        return 'to' in outcome ? { stored: outcome } : { refusal: outcome }
      },
    })
    if (received.kind === 'crossSite') {
      const { t } = await runtime.readSite(locale)
      return context.text(t('accountStepFromElsewhere'), 403, { 'cache-control': 'no-store' })
    }
    if (received.kind === 'refused') return rerender(received.refusal)
    if (received.kind === 'tooMany') return rerender({ status: 429, message: 'accountTooMany' })
    // No screen has a honeypot: a submission that fills one in does not come from a page of this site.
    if (received.kind !== 'stored') return rerender({ status: 500, message: 'accountStepFailed' })
    const { to, done, signOut, newSession } = received.stored
    if (signOut) removeCookies(context, cookies)
    if (newSession) setCookies(context, newSession, false, cookies)
    return context.redirect(localisedPath(to, locale) + (done ? `?${DONE}=${done}` : ''), 303)
  }

  /** For the menu's panel, which is the same markup for everyone: only its script asks. */
  async function overview(context: RouteContext, locale: Locale): Promise<Response> {
    const visit = await visitOf(context, locale)
    context.header('cache-control', 'private, no-store')
    if (!isMembers(visit)) return context.json({ orders: [] } satisfies Overview, 403)
    const { t, href } = await runtime.readSite(locale)
    const orders = (await ordersOfMember(visit, PANEL_ORDERS))?.requests ?? []
    return context.json({
      orders: orders.map(({ number, stateText, path }) => ({ number, state: t(stateText), href: href(path) })),
    } satisfies Overview)
  }

  async function download(context: RouteContext, locale: Locale): Promise<Response> {
    const visit = await visitOf(context, locale)
    if (!isMembers(visit)) return toSignIn(context, visit)
    if (!limits.file(visit.member.id, visit.now))
      return show(context, visit, ownScreen, { values: {}, errors: {}, message: 'accountTooMany' }, 429)
    return context.body(`${JSON.stringify(await ownData(visit), undefined, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${ownDataName(locale, visit.now)}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  }

  /** For the script of the page with passkeys. */
  async function newPasskey(context: RouteContext, locale: Locale): Promise<Response> {
    const site = await runtime.readSite(locale)
    const visit = await visitOf(context, locale)
    context.header('cache-control', 'no-store')
    if (!isMembers(visit))
      return context.json({ message: site.t('accountSignedOut') } satisfies NewPasskeyResponse, 403)
    if (!sentFromHere(context.req.raw.headers))
      return context.json({ message: site.t('accountStepFromElsewhere') } satisfies NewPasskeyResponse, 403)
    const result = await newPasskeyOptions(visit, site)
    return context.json(result, 'options' in result ? 200 : 422)
  }

  for (const locale of locales) {
    const at = (path: string) => localisedPath(path, locale)
    routes.get(at(ACCOUNT_PATH), (context) => ownPage(context, locale))
    routes.get(at(OVERVIEW_PATH), (context) => overview(context, locale))
    routes.post(at(NEW_PASSKEY_PATH), (context) => newPasskey(context, locale))
    routes.get(at(DATA_PATH), (context) => download(context, locale))
    routes.post(at(STEP_PATH), (context) =>
      receive(context, locale, ownScreen, (visit) => takeStep(visit as MemberVisit)),
    )
    routes.get(at(STEP_PATH), (context) => context.redirect(at(ACCOUNT_PATH), 303))
    for (const screen of screens) {
      routes.get(at(screen.path), (context) => look(context, locale, screen))
      routes.post(at(screen.path), (context) =>
        receive(context, locale, screen, async (visit) => {
          const site = await runtime.readSite(locale)
          return screen.forMembers ? screen.receive(visit as MemberVisit, site) : screen.receive(visit, site)
        }),
      )
    }
  }
}
