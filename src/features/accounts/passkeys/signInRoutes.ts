/** Sign-in by passkey alone, which only the forms' script asks for. */
import type { Context } from 'hono'
import { askForPasskey, passkeyAnswered } from '../../../cms/passkeys/passkeys'
import { deviceOf } from '../../../lib/device'
import { splitLocale } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { PAGE, pathOf } from '../../../web/forms/pageForm'
import { readValues } from '../../../web/forms/readValues'
import { receiveSubmission } from '../../../web/forms/receiveSubmission'
import { sentFromHere } from '../../../web/forms/sentFromHere'
import type { RequestFacts } from '../../../web/requestFacts'
import type { TextKey } from '../../../web/texts'
import { PASSKEY_OPTIONS_ADDRESS, PASSKEY_SIGN_IN_ADDRESS } from '../addresses'
import type { AccountLimits } from '../limits'
import { openSession } from '../sessions'
import type { SignInResponse } from '../signInResponse'
import { storedMember } from '../store'
import { passkeysOfMembers } from './store'

type RouteContext = Context<{ Bindings: RequestFacts }>

/** Puts the new session into the visitor's cookies, in place of an earlier one. */
type Begin = (context: RouteContext, token: string, remember: boolean) => Promise<void>

const uncached = { 'cache-control': 'no-store' }

/** The credential's id in what a browser sent. */
function credentialIn(response: unknown): string {
  const { id } = Object(response) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export function passkeySignInRoutes(routes: Routes, runtime: Runtime, limits: AccountLimits, begin: Begin): void {
  const { payload, secret } = runtime

  async function refuse(context: RouteContext, page: string, message: TextKey, status: 403 | 422 | 429 | 500) {
    const { t } = await runtime.readSite(splitLocale(page).locale)
    return context.json({ message: t(message) } satisfies SignInResponse, status, uncached)
  }

  async function options(context: RouteContext): Promise<Response> {
    const page = pathOf((await readValues(context))[PAGE])
    const now = Date.now()
    if (!sentFromHere(context.req.raw.headers)) return refuse(context, page, 'accountFromElsewhere', 403)
    if (!limits.passkey(context.env.address, now)) return refuse(context, page, 'accountTooMany', 429)
    return context.json(
      { options: await askForPasskey(passkeysOfMembers, payload, 'passwordless', now) },
      200,
      uncached,
    )
  }

  async function signIn(context: RouteContext): Promise<Response> {
    const values = await readValues(context)
    const page = pathOf(values[PAGE])
    const { address } = context.env
    const now = Date.now()
    const response = parsed(values.response ?? '')
    // Counted by passkey: failed attempts of a stranger do not slow down a member.
    const account = `passkey ${credentialIn(response)}`
    const received = await receiveSubmission<string, string, TextKey>(runtime, {
      name: 'sign-in by passkey',
      values,
      headers: context.req.raw.headers,
      check: async () => ({ output: deviceOf(context.req.header('user-agent')) }),
      allow: () => limits.signIn.take(address, account, now),
      async store(device) {
        const id = await passkeyAnswered(passkeysOfMembers, payload, response, 'passwordless', now)
        const member = id === undefined ? undefined : await storedMember(payload, id)
        const remember = values.remember === '1'
        const token = member && (await openSession(payload, member, { remember, device, secret, now }))
        if (!token) return { refusal: 'accountPasskeyWrong' }
        limits.signIn.succeeded(address, account)
        await begin(context, token, remember)
        return { stored: token }
      },
    })
    switch (received.kind) {
      case 'stored':
        return context.json({ to: page } satisfies SignInResponse, 200, uncached)
      case 'crossSite':
        return refuse(context, page, 'accountFromElsewhere', 403)
      case 'refused':
        return refuse(context, page, received.refusal, 422)
      case 'tooMany':
        return refuse(context, page, 'accountTooMany', 429)
      case 'trapped':
      case 'failed':
        return refuse(context, page, 'accountFailed', 500)
    }
  }

  routes.post(PASSKEY_OPTIONS_ADDRESS, options)
  routes.post(PASSKEY_SIGN_IN_ADDRESS, signIn)
}
