'use client'
/** Number of receivers and cost of a stored campaign, estimated from the segments of the first receivers' messages. */
import { segmentsOf } from '../../../lib/smsSegments'
import { useFetched } from '../../../web/admin/useFetched'
import type { CampaignFacts, CampaignReceivers } from '../facts'
import { messageFor } from '../message'

export interface Estimate {
  count: number
  /** Kroner; undefined where no price is set. */
  price: number | undefined
}

export function useEstimate(
  id: number | string | undefined,
  stored: Readonly<Record<string, unknown>> | undefined,
  facts: CampaignFacts | undefined,
): Estimate | undefined {
  // Saving the campaign may change its receivers.
  const round = Date.parse(String(stored?.updatedAt ?? '')) || 0
  const { answer: receivers } = useFetched<CampaignReceivers>(id ? `/api/campaigns/${id}/receivers` : undefined, {
    round,
  })
  if (!receivers || !facts) return undefined
  const { count, people } = receivers
  const parts = people.reduce((sum, person) => {
    const links = { shortened: () => facts.shortLink, leave: facts.leaveLink }
    return sum + segmentsOf(messageFor(String(stored?.text ?? ''), person, links)).segments
  }, 0)
  const each = people.length > 0 ? parts / people.length : 0
  const price = facts.pricePerSegment === null ? undefined : count * each * facts.pricePerSegment
  return { count, price }
}
