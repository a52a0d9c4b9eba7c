/** Begins sessions of staff, for any way of authentication, and writes their tokens. */
import { AuthenticationError, generatePayloadCookie, jwtSign, type PayloadRequest } from 'payload'
import { deviceOf } from '../../../lib/device'
import { visitorOf } from '../../../platform/network'
import { recordAction } from '../../privacy'
import type { StoredUser } from '../storedUser'
import { liveSession, openSession, type SessionPlace } from './store'

export const placeOf = ({ headers }: Pick<PayloadRequest, 'headers'>): SessionPlace => ({
  device: deviceOf(headers?.get('user-agent') ?? undefined),
  address: visitorOf(headers) ?? '',
})

export interface StaffToken {
  token: string
  /** Seconds since 1970. */
  exp: number
  /** As a response header (`Set-Cookie`). */
  cookie: string
}

/**
 * A token for a session. It is valid as long as the session can last: whether that has ended before is asked of the
 * stored session at each request. By a shorter one the admin would leave the form when the time is over, with what was
 * typed in it.
 */
export async function tokenOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { owner, sid }: { owner: number; sid: string },
  lastsUntil: number,
): Promise<StaffToken> {
  const seconds = Math.max(1, Math.ceil((lastsUntil - Date.now()) / 1000))
  const { token, exp } = await jwtSign({
    fieldsToSign: { id: owner, collection: 'users', sid },
    secret: payload.secret,
    tokenExpiration: seconds,
  })
  const { config } = payload.collections.users
  const cookie = generatePayloadCookie({
    collectionAuthConfig: { ...config.auth, tokenExpiration: seconds },
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { token, exp, cookie: String(cookie) }
}

/**
 * The only place where a session of staff begins. Callers have authenticated the user, with both steps where the user
 * has two; after the first step alone they call `afterFirstStep`. `provider`: where the user was authenticated, which
 * covers both steps.
 */
export async function beginStaffSession(req: PayloadRequest, user: StoredUser, provider?: string): Promise<StaffToken> {
  const { payload } = req
  const now = Date.now()
  const sid = await openSession(payload, user, { ...placeOf(req), ...(provider ? { provider } : {}) }, now)
  const live = sid === undefined ? undefined : await liveSession(payload, { owner: user.id, sid }, now)
  // The password was changed at this moment, or the role requires a second step that the user lacks.
  if (sid === undefined || !live) throw new AuthenticationError(req.t)
  await recordAction(req, { action: 'signedIn', ...(provider ? { of: provider } : {}) }, user)
  return tokenOf(req, { owner: user.id, sid }, live.lastsUntil)
}
