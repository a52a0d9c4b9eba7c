/** Endpoints that end and prolong sessions, below `/api/users`. The first two replace Payload's at the same paths. */
import { APIError, type Endpoint, generateExpiredPayloadCookie, type PayloadRequest } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { translateFor } from '../../../cms/messages'
import { recordAction } from '../../privacy'
import { userMessages } from '../messages'
import { factorsOf, hasFactor } from '../secondStep/factors'
import { tokenOf } from './begin'
import { endSession, endSessions, liveSession, postpone } from './store'

interface Signed {
  owner: number
  sid: string
}

function signedInAs(req: PayloadRequest): Signed {
  const { id, collection, _sid: sid } = { ...req.user } as { id?: number; collection?: string; _sid?: string }
  if (collection !== 'users' || id === undefined || sid === undefined)
    throw new APIError(translateFor(req, userMessages.notSignedIn), 401, undefined, true)
  return { owner: id, sid }
}

const forSignedIn = (
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, session: Signed) => Promise<Response>,
): Endpoint => ({ method, path, handler: async (req) => handle(req, signedInAs(req)) })

const signOut = forSignedIn('post', '/logout', async (req, { owner, sid }) => {
  await endSession(req.payload, owner, { sid })
  await recordAction(req, { action: 'signedOut' })
  const { config } = req.payload.collections.users
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
  })
  const message = req.t('authentication:logoutSuccessful')
  return Response.json({ message }, { headers: { 'set-cookie': String(cookie) } })
})

/** A new token; this request does not count as use of it (`strategy.ts`). */
const refresh = forSignedIn('post', '/refresh-token', async (req, session) => {
  const live = await liveSession(req.payload, session, Date.now())
  if (!live) throw new APIError(translateFor(req, userMessages.notSignedIn), 401, undefined, true)
  const { token, exp, cookie } = await tokenOf(req, session, live.lastsUntil)
  const message = req.t('authentication:tokenRefreshSuccessful')
  return Response.json(
    { message, exp, refreshedToken: token, user: { ...req.user, _sid: undefined } },
    { headers: { 'set-cookie': cookie } },
  )
})

const endOne = forSignedIn('post', '/sessions/:id/end', async (req, { owner }) => {
  if (!(await endSession(req.payload, owner, { id: Number(req.routeParams?.id) })))
    throw new APIError(translateFor(req, userMessages.gone), 404, undefined, true)
  await recordAction(req, { action: 'sessionsEnded', of: 'Brukere', document: owner, rows: 1 })
  return Response.json({})
})

const endOthers = forSignedIn('post', '/sessions/end-others', async (req, { owner, sid }) => {
  const rows = await endSessions(req.payload, owner, sid)
  if (rows > 0) await recordAction(req, { action: 'sessionsEnded', of: 'Brukere', document: owner, rows })
  return Response.json({})
})

/** Whether to suggest a second step to an administrator who need not have one. */
const question = forSignedIn('get', '/security/question', async (req, session) => {
  const { payload } = req
  const mayBeAsked = hasRole(req.user, 'administrator') && !hasFactor(await factorsOf(payload, session.owner))
  const live = mayBeAsked ? await liveSession(payload, session, Date.now()) : undefined
  return Response.json({ asks: live !== undefined && !live.postponed })
})

/** Postpones the suggestion until the next session. */
const later = forSignedIn('post', '/security/later', async (req, { sid }) => {
  await postpone(req.payload, sid)
  return Response.json({})
})

export const sessionEndpoints: Endpoint[] = [signOut, refresh, endOne, endOthers, question, later]
