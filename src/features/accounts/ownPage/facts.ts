/** What one's own page shows beside the member's own row. */
import type { Member } from '../../../content/types'
import { type CustomersRequest, requestsOfCustomer } from '../../orders'
import type { MemberVisit } from '../screens/screen'

/** Requests that are listed; the file with one's data has all. */
const MAX_ORDERS = 20

export interface OwnSession {
  id: string
  /** Browser and system; empty where it is neither known. */
  device: string
  since: string | undefined
  isThis: boolean
}

export interface OwnPageFacts {
  member: Member
  sessions: readonly OwnSession[]
  /** Undefined: the address is not confirmed. */
  orders: { requests: readonly CustomersRequest[]; more: boolean } | undefined
}

/** The sessions that are good, this one first, then the newest. */
export function sessionsOf(member: Member, own: string, now: number): OwnSession[] {
  return (member.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .map(({ id, device, createdAt }) => ({
      id,
      device: device ?? '',
      since: createdAt ?? undefined,
      isThis: id === own,
    }))
    .sort(
      (one, other) => Number(other.isThis) - Number(one.isThis) || (other.since ?? '').localeCompare(one.since ?? ''),
    )
}

export async function readFacts({ runtime, member, session, now }: MemberVisit): Promise<OwnPageFacts> {
  const { payload, secret } = runtime
  return {
    member,
    sessions: sessionsOf(member, session, now),
    orders: member.emailConfirmedAt
      ? await requestsOfCustomer(payload, member.email, { secret, limit: MAX_ORDERS })
      : undefined,
  }
}
