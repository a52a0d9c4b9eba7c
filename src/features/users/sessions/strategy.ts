/**
 * Authenticates requests by their token: the session that it names must be stored, in use, and have the second step
 * that the role requires. Payload's own strategy finds no session (`collections.ts`), so this is the only one that
 * succeeds.
 */
import { jwtVerify } from 'jose'
import { type AuthStrategy, extractJWT, type TypedUser } from 'payload'
import { liveSession, touchSession } from './store'

/** The admin requests a new token by itself while a window is open: that is not use of the session. */
const isRefresh = (req: { url?: string | undefined } | undefined) =>
  req?.url !== undefined && new URL(req.url, 'http://localhost').pathname.endsWith('/users/refresh-token')

async function named(token: string, secret: string): Promise<{ owner: number; sid: string } | undefined> {
  const key = new TextEncoder().encode(secret)
  // The algorithm that Payload signs with; any other that a token may name is rejected.
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined)
  const { id, collection, sid } = verified?.payload ?? {}
  return collection === 'users' && typeof id === 'number' && typeof sid === 'string' ? { owner: id, sid } : undefined
}

export const staffStrategy: AuthStrategy = {
  name: 'staff',
  async authenticate({ headers, payload, req, strategyName = 'staff' }) {
    const token = extractJWT({ headers, payload })
    const session = token ? await named(token, payload.secret) : undefined
    const now = Date.now()
    const live = session && (await liveSession(payload, session, now))
    if (!session || !live) return { user: null }
    // Without the request: reading would change its language and depth.
    const user = await payload.findByID({ collection: 'users', id: session.owner, depth: 0, disableErrors: true })
    if (!user) return { user: null }
    if (!isRefresh(req))
      await touchSession(payload, session.sid, live, now).catch((error: unknown) =>
        payload.logger.warn({ err: error }, 'the use of a session could not be written down'),
      )
    return { user: { ...user, collection: 'users', _strategy: strategyName, _sid: session.sid } as TypedUser }
  },
}
