/** The response that Payload's admin and its clients expect after signing in. */
import type { PayloadRequest } from 'payload'
import type { StoredUser } from '../storedUser'
import { beginStaffSession } from './begin'

export async function signedIn(
  req: PayloadRequest,
  user: StoredUser,
  { cookies = [], ...more }: { cookies?: readonly string[]; [key: string]: unknown } = {},
): Promise<Response> {
  const { token, exp, cookie } = await beginStaffSession(req, user)
  const shown = await req.payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' } as never,
  })
  const response = Response.json({ message: req.t('authentication:passed'), exp, token, user: shown, ...more })
  for (const one of [cookie, ...cookies]) response.headers.append('set-cookie', one)
  return response
}
