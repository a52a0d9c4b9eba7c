/** Sign-in and sign-out, the member's page, and the screens around it. */

import type { Context } from 'hono'
import { deviceOf } from '../../lib/device'
import { type Locale, locales, splitLocale } from '../../lib/locales'
import { errorFacts } from '../../platform/errorFacts'
import type { Routes, Runtime } from '../../web/feature'
import { PAGE, pathOf } from '../../web/forms/pageForm'
import { readValues } from '../../web/forms/readValues'
import { sentFromHere } from '../../web/forms/sentFromHere'
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
import type { SignInAnswer } from './signInAnswer'

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
      if (byScript) return context.json({ message: t(message) } satisfies SignInAnswer, status, uncached)
      const returned = { page, signIn: { user, remember, message: t(message) } }
      return showGuestPage(context, runtime, locale, { returned, status })
    }
    if (!sentFromHere(context.req.raw.headers)) return rerender(403, 'accountFromElsewhere')
    const { address } = context.env
    const account = accountKey(user)
    if (!limits.signIn.take(address, account, Date.now())) {
      context.header('retry-after', NEXT_TRY)
      return rerender(429, 'accountTooMany')
    }
    try {
      const device = deviceOf(context.req.header('user-agent'))
      const token = await beginSession(payload, { user, pass, remember, device }, { secret, now: Date.now() })
      if (!token) return rerender(422, 'accountSignInWrong')
      limits.signIn.succeeded(address, account)
      await begin(context, token, remember)
      if (byScript) return context.json({ to: page } satisfies SignInAnswer, 200, uncached)
      return context.redirect(page, 303)
    } catch (error) {
      runtime.log.error(errorFacts(error), 'signing in failed')
      return rerender(500, 'accountFailed')
    }
  }

  async function signOut(context: Context): Promise<Response> {
    if (!sentFromHere(context.req.raw.headers)) return context.body('', 403)
    const page = pathOf((await readValues(context))[PAGE])
    const token = tokenOf(context)
    try {
      if (token) await endSession(payload, token)
    } catch (error) {
      // The cookies stay: a visitor who is still signed in must not believe otherwise.
      runtime.log.error(errorFacts(error), 'a session could not be ended')
      return context.body('', 500)
    }
    removeCookies(context, cookies)
    return context.redirect(page, 303)
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
