/** Sign-in and sign-out, the member's page, and the screens around it. */

import type { Context } from 'hono'
import { deviceOf } from '../../lib/device'
import { type Locale, locales, splitLocale } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { PAGE, pathOf } from '../../web/forms/pageForm'
import { readValues } from '../../web/forms/readValues'
import { receiveSubmission } from '../../web/forms/receiveSubmission'
import { wantsJson } from '../../web/forms/wantsJson'
import type { RequestFacts } from '../../web/requestFacts'
import { localisedPath } from '../../web/site'
import type { TextKey } from '../../web/texts'
import { ACCOUNT_PATH, SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS } from './addresses'
import { adminActionRoutes } from './adminActionRoutes'
import { removeCookies, sessionCookie, setCookies } from './cookies'
import { createAccountLimits } from './limits'
import { passkeySignInRoutes } from './passkeys/signInRoutes'
import { screenRoutes } from './screenRoutes'
import { accountKey, beginSession, endSession } from './sessions'
import { readSessionToken } from './sessionToken'
import { showGuestPage } from './showAccount'
import type { SignInResponse } from './signInResponse'

type RouteContext = Context<{ Bindings: RequestFacts }>

const uncached = { 'cache-control': 'no-store' }

/** Seconds until an address or an account gets another attempt, the longer of the two. */
const NEXT_TRY = '45'

export function accountRoutes(routes: Routes, runtime: Runtime): void {
  const { payload, secret } = runtime
  const cookies = { secure: runtime.siteUrl.startsWith('https:') }
  const limits = createAccountLimits(runtime.payload)

  const tokenOf = (context: Context) => readSessionToken(sessionCookie(context, cookies) ?? '', secret, Date.now())

  async function begin(context: RouteContext, token: string, remember: boolean): Promise<void> {
    const before = tokenOf(context)
    if (before) await endSession(payload, before)
    setCookies(context, token, remember, cookies)
  }

  async function signIn(context: RouteContext): Promise<Response> {
    const values = await readValues(context)
    const { user = '', pass = '' } = values
    const remember = values.remember === '1'
    const page = pathOf(values[PAGE])
    const { locale } = splitLocale(page)

    // The form's script stays on the page: it asks for JSON.
    const byScript = wantsJson(context)
    const rerender = async (status: 403 | 422 | 429 | 500, message: TextKey): Promise<Response> => {
      const { t } = await runtime.readSite(locale)
      if (byScript) return context.json({ message: t(message) } satisfies SignInResponse, status, uncached)
      const returned = { page, signIn: { user, remember, message: t(message) } }
      return showGuestPage(context, runtime, locale, { returned, status })
    }
    const { address } = context.env
    const account = accountKey(user)
    const received = await receiveSubmission<string, string, TextKey>(runtime, {
      name: 'sign-in',
      values,
      headers: context.req.raw.headers,
      check: async () => ({ output: deviceOf(context.req.header('user-agent')) }),
      allow: () => limits.signIn.take(address, account, Date.now()),
      async store(device) {
        const token = await beginSession(payload, { user, pass, remember, device }, { secret, now: Date.now() })
        if (!token) return { refusal: 'accountSignInWrong' }
        limits.signIn.succeeded(address, account)
        await begin(context, token, remember)
        return { stored: token }
      },
    })
    switch (received.kind) {
      case 'stored':
        if (byScript) return context.json({ to: page } satisfies SignInResponse, 200, uncached)
        return context.redirect(page, 303)
      case 'crossSite':
        return rerender(403, 'accountFromElsewhere')
      case 'refused':
        return rerender(422, received.refusal)
      case 'tooMany':
        context.header('retry-after', NEXT_TRY)
        return rerender(429, 'accountTooMany')
      // The form has no honeypot: a submission that fills one in does not come from a page of this site.
      case 'trapped':
      case 'failed':
        return rerender(500, 'accountFailed')
    }
  }

  async function signOut(context: Context): Promise<Response> {
    const values = await readValues(context)
    const received = await receiveSubmission(runtime, {
      name: 'sign-out',
      values,
      headers: context.req.raw.headers,
      check: async () => ({ output: tokenOf(context) }),
      allow: () => true,
      async store(token) {
        if (token) await endSession(payload, token)
        return { stored: true }
      },
    })
    if (received.kind === 'crossSite') return context.body('', 403)
    // The cookies stay: a visitor who is still signed in must not believe otherwise.
    if (received.kind !== 'stored') return context.body('', 500)
    removeCookies(context, cookies)
    return context.redirect(pathOf(values[PAGE]), 303)
  }

  const prefixed = (path: string, locale: Locale) => localisedPath(path, locale)
  routes.post(SIGN_IN_ADDRESS, signIn)
  routes.post(SIGN_OUT_ADDRESS, signOut)
  // Reached by reloading the response to a form.
  for (const address of [SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS])
    for (const locale of locales)
      routes.get(prefixed(address, locale), (context) => context.redirect(prefixed(ACCOUNT_PATH, locale), 303))
  passkeySignInRoutes(routes, runtime, limits, begin)
  screenRoutes(routes, runtime, limits)
  adminActionRoutes(routes, runtime)
}
