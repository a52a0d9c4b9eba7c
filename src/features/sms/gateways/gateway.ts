/** Interface of a gateway: one call that sends a message, and readers for its two kinds of callback. */
import type { SmsSettings } from '../settings'

export interface OutgoingMessage {
  /** The program's own id of the message, which the gateway repeats in its reports. */
  reference: string
  /** E.164. */
  to: string
  text: string
  sender: string | undefined
  /** Address for the gateway's reports; ignored by gateways whose report address is configured at the gateway. */
  reportTo: string
}

export type SendResult =
  /** The gateway has it. `reference` is the gateway's own id of the message. */
  | { outcome: 'sent'; reference?: string | undefined }
  /** The gateway will never accept this message. */
  | { outcome: 'refused'; error: string }
  /** The gateway postponed this message; others may succeed. */
  | { outcome: 'later'; error: string; retryAfter?: number | undefined }
  /** The gateway accepts nothing now, and nothing was sent; others will fail too. `retryAfter`: milliseconds. */
  | { outcome: 'down'; error: string; retryAfter?: number | undefined }
  /** It is unknown whether the gateway accepted it. */
  | { outcome: 'uncertain'; error: string }

export interface DeliveryReport {
  /** The program's own id of the message, else the gateway's. */
  own: string | undefined
  reference: string | undefined
  /** `sent`: on its way, without a final state. */
  state: 'delivered' | 'failed' | 'sent'
  error?: string | undefined
}

export interface InboundMessage {
  /** The gateway's own id of the message; undefined if it has none. */
  id: string | undefined
  from: string
  to: string
  text: string
}

/** Fields of a callback: from its address, form or JSON. */
export type CallFields = Readonly<Record<string, string>>

export interface Gateway {
  name: string
  send(message: OutgoingMessage): Promise<SendResult>
}

/** Reads a gateway's callbacks. */
export interface CallReader {
  /** Undefined if the fields are invalid. */
  report(fields: CallFields): DeliveryReport | undefined
  inbound(fields: CallFields): InboundMessage | undefined
  /** For signed instead of secret callbacks: whether the gateway signed this one. */
  isSigned?(call: { address: string; fields: CallFields; signature: string }, settings: SmsSettings): boolean
}
