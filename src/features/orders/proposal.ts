/** Which dealer is proposed to a customer, and which gets the request: the same rule for both. */
import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import type { ArticleFacts } from '../catalogue'
import { type DealerEntry, findDealer, isPostcode, nearestDealers, recipientCandidates } from '../dealers'
import { type Proposal, routeRequest } from './routing'
import type { Routing } from './states'

/** Dealers to choose between, and dealers checked to find one that can receive requests. */
const CHOICES = 8
const ASKED = 20

export interface DealerChoice {
  id: number
  name: string
  place: string
  /** Undefined if the customer's location is unknown. */
  km?: number
}

export interface DealerProposal {
  /** Name of the postcode's place; empty if unknown. */
  place: string
  choices: readonly DealerChoice[]
  /** Undefined: head office. */
  proposed: number | undefined
  routing: Routing
}

/** Product lines, all of which a dealer must carry. */
function linesOf(articles: Iterable<ArticleFacts>): number[] {
  return [...new Set([...articles].flatMap(({ productLine }) => (productLine === undefined ? [] : [productLine])))]
}

const choiceOf = ({ id, name, place }: DealerEntry, km?: number): DealerChoice => ({
  id,
  name,
  place,
  ...(km === undefined ? {} : { km }),
})

/** `chosen`: a dealer's id or slug; empty: the choice is the site's. */
export async function proposeDealer(
  reader: ContentReader,
  payload: BasePayload,
  {
    postcode,
    articles,
    chosen,
    proposal,
  }: { postcode: string; articles: Iterable<ArticleFacts>; chosen: string; proposal: Proposal },
): Promise<DealerProposal> {
  const lines = linesOf(articles)
  const own = chosen ? await findDealer(reader, /^\d+$/.test(chosen) ? Number(chosen) : chosen) : undefined
  const {
    place: answer,
    at,
    near,
    serving,
    receivers,
  } = await recipientCandidates(reader, payload, {
    typed: isPostcode(postcode) ? postcode : '',
    lines,
    limit: ASKED,
    also: own ? [own] : [],
  })
  // If no dealer carries all lines, the nearest ones are still offered.
  const around = at && near.length === 0 ? await nearestDealers(reader, { at, limit: CHOICES }) : near
  const candidate = ({ id }: DealerEntry) => ({ id, canReceive: receivers.get(id)?.email !== undefined })
  const decision = routeRequest(
    {
      chosen: chosen ? (own ? candidate(own) : null) : undefined,
      nearest: near.map(({ dealer }) => candidate(dealer)),
      territory: serving.map(candidate),
    },
    proposal,
  )
  const choices = new Map<number, DealerChoice>()
  for (const { dealer, km } of around.slice(0, CHOICES)) choices.set(dealer.id, choiceOf(dealer, Math.round(km)))
  for (const dealer of serving.slice(0, CHOICES)) if (!choices.has(dealer.id)) choices.set(dealer.id, choiceOf(dealer))
  if (own && !choices.has(own.id)) choices.set(own.id, choiceOf(own))
  return {
    // The label starts with the postcode.
    place: answer.kind === 'found' && !answer.approximate ? answer.label.replace(/^\d{4}\s*/, '') : '',
    choices: [...choices.values()],
    proposed: decision.dealer,
    routing: decision.routing,
  }
}
