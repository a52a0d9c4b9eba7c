/**
 * What is forwarded to another service, if one is configured: the event without the visitor's identity
 * (docs/calls.md#analytics-proxy).
 */

import { shortenedAddress } from '../../../platform/network'
import { givenConsents } from '../../../web/consent'
import type { RequestContext, SearchFacts } from '../../../web/tracking'
import { DEALER_PAGE, OTHERS } from '../metrics'
import { type AnalyticsEvent, termFrom, titleFrom } from './event'
import type { ForwardedHit } from './forwardedHit'

/** Facts about the page that are not stored. */
export interface PageFacts {
  title?: string | undefined
  /** The search whose results it shows. */
  found?: SearchFacts | undefined
}

/** Kinds whose address is that of the page, with the campaign parameters of the link. */
const ofPage: readonly string[] = ['view', 'search', DEALER_PAGE]

function aboutPage({ kind, path, source, medium, campaign, term, results }: AnalyticsEvent, page: PageFacts) {
  if (!ofPage.includes(kind) || path === OTHERS) return {}
  const title = titleFrom(page.title)
  const found = kind === 'view' && page.found ? { ...page.found, term: termFrom(page.found.term) } : { term, results }
  return {
    ...(title ? { title } : {}),
    ...(source || medium || campaign ? { campaign: { source, medium, name: campaign } } : {}),
    ...(found.term ? { term: found.term } : {}),
    ...(found.results === undefined ? {} : { results: found.results }),
  }
}

/** `version`: of the text under which consent must have been given; undefined where none is asked for. */
export function hitsOf(
  events: readonly AnalyticsEvent[],
  requestContext: RequestContext,
  version: string | undefined,
  page: PageFacts = {},
): ForwardedHit[] {
  const { address, headers } = requestContext
  const consented = version !== undefined && givenConsents(headers.cookie, version).has('statistics')
  return events.flatMap((event) => {
    const { kind, at, visitor, path = '/', referrer, article, dealer } = event
    // Searches for dealers are not forwarded; views outside known pages are not forwarded either.
    if (kind === 'dealerSought' || (kind === 'view' && path === OTHERS)) return []
    return [
      {
        kind,
        at,
        path: path === OTHERS ? '/' : path,
        visitor,
        consented,
        address: shortenedAddress(address),
        userAgent: headers['user-agent'] ?? '',
        ...(referrer ? { referrer: `https://${referrer}/` } : {}),
        ...aboutPage(event, page),
        parameters: { ...(article ? { article } : {}), ...(dealer ? { dealer } : {}) },
      },
    ]
  })
}
