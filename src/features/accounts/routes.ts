/** Signing in and out, and the page of one's own. */
import type { Context } from 'hono'
import { defaultLocale, type Locale, locales, splitLocale } from '../../content/locales'
import type { Routes, Runtime } from '../../site/feature'
import { readValues } from '../../site/forms/readValues'
import { sentFromHere } from '../../site/forms/sentFromHere'
import { PAGE, pathOf } from '../../site/forms/submission'
import type { RequestFacts } from '../../site/requestFacts'
import { localisedPath } from '../../site/site'
import type { TextKey } from '../../site/texts'
import { ACCOUNT_PATH, SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS } from './addresses'
import { removeCookies, sessionCookie, setCookies } from './cookies'
import { faultFacts } from './faultFacts'
import { createSignInLimit } from './limits'
import { accountKey, beginSession, endSession, memberOf } from './sessions'
import { readSessionToken } from './sessionToken'
import { showAccount } from './showAccount'

type RouteContext = Context<{ Bindings: RequestFacts }>

/** Seconds after which an address or an account has another try, whichever takes longer. */
const NEXT_TRY = '45'

export function accountRoutes(routes: Routes, runtime: Runtime): void {
  const { payload, secret } = runtime
  const cookies = { secure: runtime.siteUrl.startsWith('https:') }
  const limit = createSignInLimit()

  const tokenOf = (context: Context) => readSessionToken(sessionCookie(context) ?? '', secret, Date.now())

  async function showPage(context: Context, locale: Locale): Promise<Response> {
    const { languages } = await runtime.readSite(locale)
    if (!languages.includes(locale)) return context.redirect(ACCOUNT_PATH, 302)
    const token = tokenOf(context)
    const member = token ? await memberOf(payload, token, Date.now()) : undefined
    if (!member) removeCookies(context, cookies)
    return showAccount(context, runtime, locale, { member })
  }

  async function signIn(context: RouteContext): Promise<Response> {
    const values = await readValues(context)
    const { user = '', pass = '' } = values
    const remember = values.remember === '1'
    const page = pathOf(values[PAGE])
    const { locale } = splitLocale(page)

    const comeBack = async (status: 403 | 422 | 429 | 500, message: TextKey): Promise<Response> => {
      const { t } = await runtime.readSite(locale)
      const returned = { page, signIn: { user, remember, message: t(message) } }
      return showAccount(context, runtime, locale, { returned, status })
    }
    if (!sentFromHere(context.req.raw.headers)) return comeBack(403, 'accountFromElsewhere')
    const { address } = context.env
    const account = accountKey(user)
    if (!limit.take(address, account, Date.now())) {
      context.header('retry-after', NEXT_TRY)
      return comeBack(429, 'accountTooMany')
    }
    try {
      const token = await beginSession(payload, { user, pass, remember }, { secret, now: Date.now() })
      if (!token) return comeBack(422, 'accountSignInWrong')
      limit.succeeded(address, account)
      const before = tokenOf(context)
      if (before) await endSession(payload, before)
      setCookies(context, token, remember, cookies)
      return context.redirect(page, 303)
    } catch (error) {
      runtime.log.error(faultFacts(error), 'signing in failed')
      return comeBack(500, 'accountFailed')
    }
  }

  async function signOut(context: Context): Promise<Response> {
    if (!sentFromHere(context.req.raw.headers)) return context.body('', 403)
    const page = pathOf((await readValues(context))[PAGE])
    const token = tokenOf(context)
    try {
      if (token) await endSession(payload, token)
    } catch (error) {
      // The cookies stay: whoever is not signed out must not believe it.
      runtime.log.error(faultFacts(error), 'a session could not be ended')
      return context.body('', 500)
    }
    removeCookies(context, cookies)
    return context.redirect(page, 303)
  }

  for (const locale of locales) routes.get(localisedPath(ACCOUNT_PATH, locale), (context) => showPage(context, locale))
  routes.post(SIGN_IN_ADDRESS, signIn)
  routes.post(SIGN_OUT_ADDRESS, signOut)
  // Whoever asks again for the page that answered a form.
  for (const address of [SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS])
    routes.get(address, (context) => context.redirect(localisedPath(ACCOUNT_PATH, defaultLocale), 303))
}
