/** Visitors who are not counted: bots, staff, and visitors who opt out. */
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { refusesStatistics } from '../../../web/consent'

/** Session cookie of the admin. */
const STAFF_COOKIE = /(?:^|;\s*)payload-token=/

export function isExcluded(headers: IncomingHttpHeaders): boolean {
  return (
    refusesStatistics((name) => headers[name]) ||
    STAFF_COOKIE.test(headers.cookie ?? '') ||
    // Every browser sends a user agent.
    !headers['user-agent'] ||
    isbot(headers['user-agent'])
  )
}

/** Whether the browser prefetches the page. It is counted when the script reports that it is shown. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`)
