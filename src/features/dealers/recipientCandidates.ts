/** The dealers that something may go to from a place: orders and forms find their receiver among them. */
import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import type { DealerEntry, FoundDealer } from './directory/entry'
import type { Position } from './distance'
import { nearestDealers, territoryDealers } from './find'
import { type PlaceResult, placeOf } from './postcodes/placeOf'
import { isPostcode } from './postcodes/ranges'
import { type Receiver, readReceivers } from './receivers'

export interface RecipientCandidates {
  place: PlaceResult
  /** Undefined where the place is unknown, or could be several. */
  at: Position | undefined
  /** Nearest first; none where the position is unknown. */
  near: readonly FoundDealer[]
  /** Those whose territory includes the postcode. */
  serving: readonly DealerEntry[]
  /** Of these and of `also`, by id. */
  receivers: ReadonlyMap<number, Receiver>
}

/** `typed`: a postcode, or the name of a place. `lines`: product lines, all of which a dealer must carry. */
export async function recipientCandidates(
  reader: ContentReader,
  payload: BasePayload,
  {
    typed,
    lines = [],
    limit,
    also = [],
  }: { typed: string; lines?: readonly number[]; limit: number; also?: readonly DealerEntry[] },
): Promise<RecipientCandidates> {
  const place = await placeOf(reader, typed)
  const at = place.kind === 'found' ? place.position : undefined
  const postcode = isPostcode(typed) ? typed : place.kind === 'found' ? place.postcode : undefined
  const [near, serving] = await Promise.all([
    at ? nearestDealers(reader, { at, lines, limit }) : [],
    postcode ? territoryDealers(reader, { postcode, lines, ...(at ? { at } : {}) }) : [],
  ])
  const candidates = [...near.map(({ dealer }) => dealer), ...serving.slice(0, limit), ...also]
  const receivers = await readReceivers(
    payload,
    candidates.map(({ id }) => id),
  )
  return { place, at, near, serving, receivers }
}

/** Dealers that are asked to find one with an e-mail address. */
const ASKED = 20

/** The nearest dealer that can receive something, else one whose territory includes the place. */
export async function nearestRecipient(
  reader: ContentReader,
  payload: BasePayload,
  typed: string,
): Promise<(Receiver & { email: string }) | undefined> {
  const { near, serving, receivers } = await recipientCandidates(reader, payload, { typed: typed.trim(), limit: ASKED })
  for (const { id } of [...near.map(({ dealer }) => dealer), ...serving]) {
    const receiver = receivers.get(id)
    if (receiver?.email) return { ...receiver, email: receiver.email }
  }
  return undefined
}
