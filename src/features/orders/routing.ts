/** Chooses the receiver of a request: a dealer or head office, never none. */
import type { Routing } from './states'

export interface Candidate {
  id: number
  /** Published, with an e-mail address for requests. */
  canReceive: boolean
}

export interface RoutingFacts {
  /** The customer's choice. `null`: not a dealer, or no longer one. Undefined: the choice was left to the site. */
  chosen: Candidate | null | undefined
  /** Dealers that carry all product lines of the articles, nearest first; empty if the postcode has no location. */
  nearest: readonly Candidate[]
  /** Dealers whose territory includes the postcode, and that carry the lines. */
  territory: readonly Candidate[]
}

export type Proposal = 'nearest' | 'territory'

export interface Decision {
  /** Undefined: head office. */
  dealer: number | undefined
  routing: Routing
}

export const HEAD_OFFICE: Decision = { dealer: undefined, routing: 'headOffice' }

/** Whether the rules choose again if the dealer is removed; a person's choice is left to people. */
export const isRoutedAnew = (routing: Routing) => routing === 'nearest' || routing === 'territory'

/** `proposal`: the rule that editors want tried first when the choice is the site's. */
export function routeRequest({ chosen, nearest, territory }: RoutingFacts, proposal: Proposal): Decision {
  // A choice that cannot be kept is left to head office, not given to another dealer.
  if (chosen !== undefined) return chosen?.canReceive ? { dealer: chosen.id, routing: 'chosen' } : HEAD_OFFICE
  const ways = { nearest, territory }
  const order: readonly Proposal[] = proposal === 'territory' ? ['territory', 'nearest'] : ['nearest', 'territory']
  for (const routing of order) {
    const first = ways[routing].find(({ canReceive }) => canReceive)
    if (first) return { dealer: first.id, routing }
  }
  return HEAD_OFFICE
}
