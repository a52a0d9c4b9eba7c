/** Who is not counted: programs, the site's own people, and whoever asks not to be. */
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** Cookie of who is signed in to the admin. */
const STAFF_COOKIE = /(?:^|;\s*)payload-token=/

/** `Do Not Track` and Global Privacy Control. */
export const asksNotTo = (headers: IncomingHttpHeaders): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1'

export function isLeftOut(headers: IncomingHttpHeaders): boolean {
  return (
    asksNotTo(headers) ||
    STAFF_COOKIE.test(headers.cookie ?? '') ||
    // Every browser says who it is.
    !headers['user-agent'] ||
    isbot(headers['user-agent'])
  )
}

/** A page that a browser fetches in case somebody goes there. It is read when the script says so. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`)
