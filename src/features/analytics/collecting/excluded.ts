/** Who is not counted: programs, the site's own people, and whoever asks not to be. */
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { refusesStatistics } from '../../../web/consent'

/** Cookie of who is signed in to the admin. */
const STAFF_COOKIE = /(?:^|;\s*)payload-token=/

export function isExcluded(headers: IncomingHttpHeaders): boolean {
  return (
    refusesStatistics((name) => headers[name]) ||
    STAFF_COOKIE.test(headers.cookie ?? '') ||
    // Every browser says who it is.
    !headers['user-agent'] ||
    isbot(headers['user-agent'])
  )
}

/** A page that a browser fetches in case somebody goes there. It is read when the script says so. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`)
