/** The two cookies of a member who is signed in. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE } from '../../web/events'
import { REMEMBERED_SECONDS } from './collections'

/** Holds the session; no script can read it. */
const SESSION_COOKIE = 'member_session'

export interface CookieSettings {
  /** Whether the site is reached by https. */
  secure: boolean
}

/** Under https the browser takes it from this host alone (`__Host-`): no other host of the domain can put one in its place. */
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

/** Removes what the browser has of them. */
export function removeCookies(context: Context, settings: CookieSettings): void {
  const { secure } = settings
  if (sessionCookie(context, settings) !== undefined)
    deleteCookie(context, SESSION_COOKIE, { path: '/', secure, ...prefixOf(settings) })
  if (getCookie(context, SIGNED_IN_COOKIE) !== undefined) deleteCookie(context, SIGNED_IN_COOKIE, { path: '/', secure })
}
