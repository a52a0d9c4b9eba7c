/**
 * State that the browser keeps while the user is at the provider: for ten minutes, in an HttpOnly cookie limited to
 * these endpoints.
 */
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'
import type { LinkedTo } from '../../../platform/boundLinks'

const COOKIE = 'oidc_departure'
const PATH = '/api/users/oidc'

/** Seconds. */
export const SIGN_IN_SECONDS = 10 * 60

const shape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path in the admin to go on to. */
  next: z.string(),
  /** Set when a user links the provider to their own account: proves that they entered their password. */
  linking: z.string().optional(),
})
export type PendingSignIn = z.infer<typeof shape>

/** Binds the permission to link a provider to the one round trip for which it was given. */
export const linkingOf = (id: number, state: string): LinkedTo => ({ purpose: 'oidc-linking', id, bound: state })

function cookie({ payload }: PayloadRequest, value: string, maxAge: number): string {
  const secure = payload.config.serverURL.startsWith('https:')
  return generateCookie({
    name: COOKIE,
    value,
    path: PATH,
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    returnCookieAsObject: false,
  }) as string
}

export const pendingSignInCookie = (req: PayloadRequest, kept: PendingSignIn): string =>
  cookie(req, Buffer.from(JSON.stringify(kept)).toString('base64url'), SIGN_IN_SECONDS)

export const expiredSignInCookie = (req: PayloadRequest): string => cookie(req, '', 0)

export function readPendingSignIn({ headers }: PayloadRequest): PendingSignIn | undefined {
  const value = parseCookies(headers).get(COOKIE)
  if (!value) return undefined
  try {
    return shape.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
