/** Responses of the campaign calls, for the server and for the admin's screens, which cannot import server code. */

import type { FilterField } from '../newsletter/client'
import type { Standstill } from '../sms'
import type { MessageReceiver } from './message'
import type { CampaignState } from './states'

export interface CampaignFacts {
  /** Personal fields allowed in a text. */
  fields: readonly string[]
  /** Fields that receivers can be filtered by. */
  filters: readonly FilterField[]
  /** Sample short link and unsubscribe link, as long as real ones. */
  shortLink: string
  leaveLink: string
  /** Kroner; null if not set. */
  pricePerSegment: number | null
  hasGateway: boolean
  /** Whether no message is sent: messages are read in the admin. */
  onlyLogged: boolean
  nightFrom: number
  nightTo: number
}

export interface CampaignReceivers {
  /** Numbers in the audience. */
  count: number
  /** The first receiver, for the preview of the text. */
  first: MessageReceiver | null
  /** Up to 500 receivers, whose segments are counted. */
  people: readonly MessageReceiver[]
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
  /** Receivers who unsubscribed since the campaign started. */
  leavers: number
  /** ISO 8601; null if it has not started. */
  startedAt: string | null
  endedAt: string | null
}
