/** The list of a browser without script, in a strictly necessary cookie that scripts cannot read. */

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { decodeCompact, encodeCompact, type OrderRow } from '../orderList/client'

const COOKIE = 'bestilling'
/** Seconds: a list is kept for a month. */
const KEPT = 30 * 24 * 60 * 60

export const listInCookie = (context: Context): OrderRow[] => decodeCompact(getCookie(context, COOKIE))

/** Returns false if the list does not fit; the cookie stays as it was. */
export function keepInCookie(context: Context, rows: readonly OrderRow[], secure: boolean): boolean {
  const text = encodeCompact(rows)
  if (text === undefined) return false
  if (text === '') expireCookie(context)
  else setCookie(context, COOKIE, text, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: KEPT })
  return true
}

export function expireCookie(context: Context): void {
  if (getCookie(context, COOKIE) !== undefined) deleteCookie(context, COOKIE, { path: '/' })
}
