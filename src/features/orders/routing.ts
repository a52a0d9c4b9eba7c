/** Who gets a request: never nobody. */
import type { Routing } from './states'

export interface Candidate {
  id: number
  /** Published, and with an e-mail to send requests to. */
  canReceive: boolean
}

export interface RoutingFacts {
  /** The customer's choice; `null`: one that is no dealer (any more). Undefined: the choice was left to us. */
  chosen: Candidate | null | undefined
  /** Those that carry all the articles' lines, nearest first; empty where the postcode lies nowhere. */
  nearest: readonly Candidate[]
  /** Those whose territory holds the postcode, and that carry the lines. */
  territory: readonly Candidate[]
}

export type Proposal = 'nearest' | 'territory'

export interface Decision {
  /** Undefined: head office. */
  dealer: number | undefined
  routing: Routing
}

export const HEAD_OFFICE: Decision = { dealer: undefined, routing: 'headOffice' }

/** Whether the rules choose again where the dealer is gone; the choice of a person is settled by people. */
export const isRoutedAnew = (routing: Routing) => routing === 'nearest' || routing === 'territory'

/** `proposal`: what the editors ask first where the choice is ours. */
export function routeRequest({ chosen, nearest, territory }: RoutingFacts, proposal: Proposal): Decision {
  // A choice that cannot be kept is settled by people, not by another dealer of ours.
  if (chosen !== undefined) return chosen?.canReceive ? { dealer: chosen.id, routing: 'chosen' } : HEAD_OFFICE
  const ways = { nearest, territory }
  const order: readonly Proposal[] = proposal === 'territory' ? ['territory', 'nearest'] : ['nearest', 'territory']
  for (const routing of order) {
    const first = ways[routing].find(({ canReceive }) => canReceive)
    if (first) return { dealer: first.id, routing }
  }
  return HEAD_OFFICE
}
