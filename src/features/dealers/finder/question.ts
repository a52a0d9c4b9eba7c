/** The finder's search for the tracker: the postcode, and the distance of the nearest dealer. */
import type { PageQuestion } from '../../../web/tracking'
import type { Finding } from './answer'
import { PAGE_SIZE } from './request'

/** Undefined without a postcode, or for further results of the same search. */
export function questionOf({ request, answer }: Pick<Finding, 'request' | 'answer'>): PageQuestion | undefined {
  const postcode = /^\d{4}\b/.exec(request.place)?.[0]
  if (!postcode || answer.kind !== 'near' || request.shown > PAGE_SIZE) return undefined
  return { sought: { postcode, kilometres: answer.shown[0]?.km } }
}
