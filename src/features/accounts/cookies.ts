/** The two cookies of a member who is signed in. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE } from '../../site/events'
import { REMEMBERED_SECONDS } from './collections'

/** Holds the session; no script can read it. */
const SESSION_COOKIE = 'member_session'

export interface CookieSettings {
  /** Whether the site is reached by https. */
  secure: boolean
}

export function sessionCookie(context: Context): string | undefined {
  return getCookie(context, SESSION_COOKIE)
}

export function setCookies(context: Context, token: string, remember: boolean, { secure }: CookieSettings): void {
  const lasting = {
    path: '/',
    sameSite: 'Lax' as const,
    secure,
    ...(remember ? { maxAge: REMEMBERED_SECONDS } : {}),
  }
  setCookie(context, SESSION_COOKIE, token, { ...lasting, httpOnly: true })
  setCookie(context, SIGNED_IN_COOKIE, '1', lasting)
}

/** Removes what the browser has of them. */
export function removeCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE])
    if (getCookie(context, name) !== undefined) deleteCookie(context, name, { path: '/', secure })
}
