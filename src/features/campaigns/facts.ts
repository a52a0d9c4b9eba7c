/** What the calls of a campaign answer: for the server, and for the admin's screens, which know no server. */

import type { FilterField } from '../newsletter/client'
import type { Standstill } from '../sms'
import type { Person } from './message'
import type { CampaignState } from './states'

export interface CampaignFacts {
  /** Personal fields that a text may have. */
  fields: readonly string[]
  /** What its receivers can be chosen by. */
  filters: readonly FilterField[]
  /** A short link and a leave link, as long as real ones. */
  shortLink: string
  leaveLink: string
  /** Kroner; null where nobody has said. */
  pricePerSegment: number | null
  hasGateway: boolean
  /** Whether nothing leaves the house: messages are read in the admin. */
  onlyLogged: boolean
  nightFrom: number
  nightTo: number
}

export interface CampaignReceivers {
  /** Numbers that it goes to. */
  count: number
  /** The first of them, for whom the text is shown. */
  first: Person | null
  /** Up to 500 of them, whose segments are counted. */
  people: readonly Person[]
}

export const messageStates = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled'] as const
type MessageState = (typeof messageStates)[number]

export interface Progress {
  state: CampaignState
  standstill: Standstill | null
  /** Whether all receivers are in the queue. */
  queued: boolean
  messages: Readonly<Record<MessageState, number>>
  clicks: readonly { url: string; clicks: number }[]
  /** Receivers who left since it began. */
  leavers: number
  /** ISO 8601; null where it has not been. */
  startedAt: string | null
  endedAt: string | null
}
