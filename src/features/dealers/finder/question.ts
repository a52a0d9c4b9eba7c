/** Where a dealer was looked for, for whoever counts: the postcode, and how far the nearest is. */
import type { PageQuestion } from '../../../web/tracking'
import type { Finding } from './answer'
import { PAGE_SIZE } from './request'

/** Undefined where no postcode was asked for, or where more of the same answer is. */
export function questionOf({ request, answer }: Pick<Finding, 'request' | 'answer'>): PageQuestion | undefined {
  const postcode = /^\d{4}\b/.exec(request.place)?.[0]
  if (!postcode || answer.kind !== 'near' || request.shown > PAGE_SIZE) return undefined
  return { sought: { postcode, kilometres: answer.shown[0]?.km } }
}
