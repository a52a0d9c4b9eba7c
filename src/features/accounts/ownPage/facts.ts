/** Data of the member's page besides the member's own row. */
import type { ListedPasskey } from '../../../cms/passkeys/passkeys'
import type { Member } from '../../../cms/types'
import { type OwnSubscription, subscriptionsOf } from '../../newsletter'
import { type CustomersRequest, requestsOfCustomer } from '../../orders'
import { hasGateway, readSmsSettings } from '../../sms'
import { passkeysOfMember } from '../passkeys/store'
import type { MemberVisit } from '../screens/screen'

/** Requests shown on the page; the data export has all. */
const MAX_ORDERS = 20

export interface OwnSession {
  id: string
  /** Browser and system; empty if both are unknown. */
  device: string
  since: string | undefined
  isThis: boolean
}

export interface OwnPageFacts {
  member: Member
  sessions: readonly OwnSession[]
  passkeys: readonly ListedPasskey[]
  /** Undefined: the address is not confirmed. */
  orders: { requests: readonly CustomersRequest[]; more: boolean } | undefined
  /** Undefined: the number is not confirmed. */
  subscriptions: readonly OwnSubscription[] | undefined
  /** Whether a code can be sent. */
  canConfirm: boolean
}

/** Valid sessions, the current one first, then the newest. */
export function sessionsOf(member: Member, own: string, now: number): OwnSession[] {
  return (member.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .map(({ id, device, createdAt }) => ({
      id: id ?? '',
      device: device ?? '',
      since: createdAt ?? undefined,
      isThis: id === own,
    }))
    .sort(
      (one, other) => Number(other.isThis) - Number(one.isThis) || (other.since ?? '').localeCompare(one.since ?? ''),
    )
}

/** The number's SMS subscriptions, once the number is confirmed. */
export async function subscriptionsOfMember({ runtime, member, locale }: MemberVisit) {
  const { mobile, mobileConfirmedAt } = member
  return mobile && mobileConfirmedAt ? subscriptionsOf(runtime.payload, mobile, locale) : undefined
}

/** The newest requests sent from the member's address; undefined until it is confirmed. */
export async function ordersOfMember({ runtime: { payload, secret }, member }: MemberVisit, limit: number) {
  return member.emailConfirmedAt ? requestsOfCustomer(payload, member.email, { secret, limit }) : undefined
}

export async function readFacts(visit: MemberVisit): Promise<OwnPageFacts> {
  const { runtime, member, session, now } = visit
  const { payload } = runtime
  return {
    member,
    sessions: sessionsOf(member, session, now),
    passkeys: await passkeysOfMember(payload, member.id),
    orders: await ordersOfMember(visit, MAX_ORDERS),
    subscriptions: await subscriptionsOfMember(visit),
    canConfirm: hasGateway(await readSmsSettings(payload)),
  }
}
