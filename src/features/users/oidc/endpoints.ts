/** Redirects to the provider and handles its callback, beside Payload's own endpoints of users. */
import { html } from 'hono/html'
import type { Endpoint, PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { z } from 'zod'
import { hasRole, roles } from '../../../cms/access/roles'
import { languageOf, translateFor } from '../../../cms/messages'
import { errorResponse, notFound, readInput, typedText } from '../../../cms/rest/endpoint'
import type { User } from '../../../cms/types'
import { idOfBoundLink, isBoundLink, writeBoundLink } from '../../../platform/boundLinks'
import { declaredIn } from '../../../web/declared'
import { recordAction } from '../../privacy'
import { userMessages } from '../messages'
import { checkOwnPassword } from '../ownPassword'
import { beginStaffSession } from '../sessions/begin'
import { UNKNOWN } from '../signIn'
import { storedUser } from '../storedUser'
import { identitiesOf, removeIdentity } from './identities'
import { type OidcOutcome, oidcGoOn } from './messages'
import {
  expiredSignInCookie,
  linkingOf,
  pendingSignInCookie,
  readPendingSignIn,
  SIGN_IN_SECONDS,
} from './pendingSignIn'
import { link, personFrom } from './person'
import { RefusedByProvider, type SingleSignOn } from './singleSignOn'

const ACCOUNT = '/admin/account'

/** Restricts the return path to this site: a link with another target must not redirect there. */
const nextFrom = (given: unknown): string =>
  getSafeRedirect({ redirectTo: typeof given === 'string' ? given : '', fallbackTo: '/admin' })

function answer(body: string | null, init: { status: number; headers: Record<string, string> }, cookies: string[]) {
  const headers = new Headers({ ...init.headers, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(body, { status: init.status, headers })
}

const go = (location: string, ...cookies: string[]) => answer(null, { status: 302, headers: { location } }, cookies)

/**
 * Continues through a page instead of a redirect: a redirect would count as coming from the provider's site, and
 * Payload accepts session cookies only from its own.
 */
function goFromHere(req: PayloadRequest, location: string, ...cookies: string[]): Response {
  const language = languageOf(req)
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="refresh" content="0;url=${location}" />
        <title>${translateFor(req, oidcGoOn)}</title>
      </head>
      <body>
        <a href="${location}">${translateFor(req, oidcGoOn)}</a>
      </body>
    </html>`
  return answer(String(page), { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }, cookies)
}

const withOutcome = (page: string, outcome: OidcOutcome) => `${page}?oidc=${outcome}`

async function beginAt(req: PayloadRequest, provider: SingleSignOn, next: string, linking?: number) {
  const { address, request } = await provider.beginSignIn()
  const expires = Date.now() + SIGN_IN_SECONDS * 1000
  const link =
    linking === undefined
      ? {}
      : { linking: writeBoundLink(linkingOf(linking, request.state), req.payload.secret, expires) }
  return { address, cookie: pendingSignInCookie(req, { ...request, next, ...link }) }
}

function ours(handler: (req: PayloadRequest, provider: SingleSignOn) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    const provider = declaredIn(req.payload).singleSignOn
    if (!provider) return notFound(req)
    return handler(req, provider)
  }
}

/** `GET /api/users/oidc/start?next=/admin/…` → the provider. */
const start: Endpoint = {
  path: '/oidc/start',
  method: 'get',
  handler: ours(async (req, provider) => {
    try {
      const { address, cookie } = await beginAt(req, provider, nextFrom(req.query.next))
      return go(address, cookie)
    } catch (error) {
      req.payload.logger.error({ err: error }, 'the sign-in provider could not be reached')
      return go(withOutcome('/admin/login', 'unavailable'))
    }
  }),
}

/** The provider's callback: signs in, or returns to the starting page with a message. */
const callback: Endpoint = {
  path: '/oidc/callback',
  method: 'get',
  handler: ours(async (req, provider) => {
    const kept = readPendingSignIn(req)
    const page = kept?.linking ? ACCOUNT : '/admin/login'
    const back = (outcome: OidcOutcome) => goFromHere(req, withOutcome(page, outcome), expiredSignInCookie(req))
    const search = new URL(req.url ?? '', 'http://localhost').search
    if (!kept || new URLSearchParams(search).get('state') !== kept.state) return back('expired')
    try {
      const claims = await provider.finishSignIn(search, kept)
      if (kept.linking) {
        // Not the session's user: a request from another site carries no session (see above).
        const user = await storedUser(req.payload, { id: idOfBoundLink(kept.linking) ?? 0 })
        if (!user || !isBoundLink(kept.linking, linkingOf(user.id, kept.state), req.payload.secret, Date.now()))
          return back('expired')
        return back((await link(req, user, claims, provider.name)) ? 'linked' : 'taken')
      }
      const person = await personFrom(req, claims, provider)
      if (typeof person === 'string') {
        await recordAction(req, { action: 'signInFailed', of: provider.name }, { name: UNKNOWN })
        return back(person)
      }
      const { cookie } = await beginStaffSession(req, person, provider.name)
      return goFromHere(req, kept.next, cookie, expiredSignInCookie(req))
    } catch (error) {
      if (error instanceof RefusedByProvider) return back('refused')
      req.payload.logger.error({ err: error }, 'signing in at the provider failed')
      return back('unavailable')
    }
  }),
}

const isStaff = (user: PayloadRequest['user']): user is User & { collection: 'users' } => hasRole(user, ...roles)

const notSignedIn = (req: PayloadRequest) => errorResponse(req, 401, req.t('error:unauthorized'))

/** `GET /api/users/oidc/identities` → `{ provider, identities }` of the signed-in user; without a provider `{}`. */
const list: Endpoint = {
  path: '/oidc/identities',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) return notSignedIn(req)
    const provider = declaredIn(req.payload).singleSignOn
    if (!provider) return Response.json({})
    return Response.json({ provider: provider.name, identities: await identitiesOf(req.payload, req.user.id) })
  },
}

/** `POST /api/users/oidc/identities` with `{ currentPassword }` → `{ address }`: the URL at which linking continues. */
const add: Endpoint = {
  path: '/oidc/identities',
  method: 'post',
  handler: ours(async (req, provider) => {
    if (!isStaff(req.user)) return notSignedIn(req)
    const own = await readInput(req, z.object({ currentPassword: typedText }))
    await checkOwnPassword(req, req.user, own?.currentPassword)
    try {
      const { address, cookie } = await beginAt(req, provider, ACCOUNT, req.user.id)
      return Response.json({ address }, { headers: { 'set-cookie': cookie } })
    } catch (error) {
      req.payload.logger.error({ err: error }, 'the sign-in provider could not be reached')
      return errorResponse(req, 502, userMessages.providerUnavailable)
    }
  }),
}

/** `DELETE /api/users/oidc/identities/:identity`: unlinks one of the user's own. */
const remove: Endpoint = {
  path: '/oidc/identities/:identity',
  method: 'delete',
  handler: ours(async (req, provider) => {
    if (!isStaff(req.user)) return notSignedIn(req)
    const id = Number(req.routeParams?.identity)
    if (!Number.isSafeInteger(id) || !(await removeIdentity(req.payload, req.user.id, id))) return notFound(req)
    await recordAction(req, { action: 'identityRemoved', of: provider.name, document: req.user.id })
    return Response.json({})
  }),
}

export const oidcEndpoints = [start, callback, list, add, remove]
