/** What one's own page shows beside the member's own row. */
import type { Member } from '../../../cms/types'
import { type OwnSubscription, subscriptionsOf } from '../../newsletter'
import { type CustomersRequest, requestsOfCustomer } from '../../orders'
import { hasGateway, readSmsSettings } from '../../sms'
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
  /** Undefined: the number is not confirmed. */
  subscriptions: readonly OwnSubscription[] | undefined
  /** Whether a code can be sent. */
  canConfirm: boolean
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

/** What the member's number is on, once it is known to be theirs. */
export async function subscriptionsOfMember({ runtime, member, locale }: MemberVisit) {
  const { mobile, mobileConfirmedAt } = member
  return mobile && mobileConfirmedAt ? subscriptionsOf(runtime.payload, mobile, locale) : undefined
}

export async function readFacts(visit: MemberVisit): Promise<OwnPageFacts> {
  const { runtime, member, session, now } = visit
  const { payload, secret } = runtime
  return {
    member,
    sessions: sessionsOf(member, session, now),
    orders: member.emailConfirmedAt
      ? await requestsOfCustomer(payload, member.email, { secret, limit: MAX_ORDERS })
      : undefined,
    subscriptions: await subscriptionsOfMember(visit),
    canConfirm: hasGateway(await readSmsSettings(payload)),
  }
}
