/** What is handed on to another service, where one was chosen: what happened, without who it was (wire contracts §5). */
import { givenConsents } from '../../../site/consent'
import type { Asker } from '../../../site/insights'
import { OTHERS } from '../../../site/measures'
import { shortenedAddress } from '../../../site/network'
import type { Hit } from '../../forwarding'
import type { AnalyticsEvent } from './event'

/** `version`: of the words to which a consent must have been given; undefined where none is asked for. */
export function hitsOf(events: readonly AnalyticsEvent[], asker: Asker, version: string | undefined): Hit[] {
  const { address, headers } = asker
  const consented = version !== undefined && givenConsents(headers.cookie, version).has('statistics')
  return events.flatMap(({ kind, at, visitor, path = '/', referrer, term, article, dealer }) =>
    // Where dealers are sought is for the brand alone; views of what is no page are nobody's news.
    kind === 'dealerSought' || (kind === 'view' && path === OTHERS)
      ? []
      : [
          {
            kind,
            at,
            path: path === OTHERS ? '/' : path,
            visitor,
            consented,
            address: shortenedAddress(address),
            userAgent: headers['user-agent'] ?? '',
            ...(referrer ? { referrer: `https://${referrer}/` } : {}),
            ...(term ? { term } : {}),
            parameters: { ...(article ? { article } : {}), ...(dealer ? { dealer } : {}) },
          },
        ],
  )
}
