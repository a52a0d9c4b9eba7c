/** The two cookies of a signed-in member. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE } from '../../web/events'
import { REMEMBERED_SECONDS } from './collections'

/** Holds the session; scripts cannot read it. */
const SESSION_COOKIE = 'member_session'

export interface CookieSettings {
  /** Whether the site is served over HTTPS. */
  secure: boolean
}

/** Over HTTPS the `__Host-` prefix keeps other hosts of the domain from setting the cookie. */
const prefixOf = ({ secure }: CookieSettings): { prefix?: 'host' } => (secure ? { prefix: 'host' } : {})

export function sessionCookie(context: Context, settings: CookieSettings): string | undefined {
  return getCookie(context, SESSION_COOKIE, prefixOf(settings).prefix)
}

export function setCookies(context: Context, token: string, remember: boolean, settings: CookieSettings): void {
  const { secure } = settings
  const lasting = {
    path: '/',
    sameSite: 'Lax' as const,
    secure,
    ...(remember ? { maxAge: REMEMBERED_SECONDS } : {}),
  }
  setCookie(context, SESSION_COOKIE, token, { ...lasting, ...prefixOf(settings), httpOnly: true })
  setCookie(context, SIGNED_IN_COOKIE, '1', lasting)
}

/** Removes both cookies from the browser. */
export function removeCookies(context: Context, settings: CookieSettings): void {
  const { secure } = settings
  if (sessionCookie(context, settings) !== undefined)
    deleteCookie(context, SESSION_COOKIE, { path: '/', secure, ...prefixOf(settings) })
  if (getCookie(context, SIGNED_IN_COOKIE) !== undefined) deleteCookie(context, SIGNED_IN_COOKIE, { path: '/', secure })
}
