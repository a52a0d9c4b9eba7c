/** The finder's search for the tracker: the postcode, and the distance of the nearest dealer. */
import type { PageQuestion } from '../../../web/tracking'
import type { FinderResults } from './findDealers'
import { PAGE_SIZE } from './request'

/** Undefined without a postcode, or for further results of the same search. */
export function questionOf({ request, result }: Pick<FinderResults, 'request' | 'result'>): PageQuestion | undefined {
  const postcode = /^\d{4}\b/.exec(request.place)?.[0]
  if (!postcode || result.kind !== 'near' || request.shown > PAGE_SIZE) return undefined
  return { sought: { postcode, kilometres: result.shown[0]?.km } }
}
