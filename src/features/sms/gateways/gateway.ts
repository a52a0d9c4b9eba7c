/** What every gateway is to the program: one call that hands a message over, and two ways to read what it tells. */
import type { SmsSettings } from '../settings'

export interface Outgoing {
  /** Our own name of the message, which the gateway tells again with its reports. */
  reference: string
  /** E.164. */
  to: string
  text: string
  sender: string | undefined
  /** Where the gateway may report; undefined where it is told once and for all. */
  reportTo: string
}

export type Handed =
  /** The gateway has it. `reference` is its own name of the message. */
  | { outcome: 'sent'; reference?: string | undefined }
  /** It will never take this message. */
  | { outcome: 'refused'; error: string }
  /** It put this one off; others may fare better. */
  | { outcome: 'later'; error: string; retryAfter?: number | undefined }
  /** It takes nothing now; nothing was sent, and others will fare the same. `retryAfter`: milliseconds. */
  | { outcome: 'down'; error: string; retryAfter?: number | undefined }
  /** It may have been taken: nobody knows. */
  | { outcome: 'uncertain'; error: string }

export interface Report {
  /** Our own name of the message, else the gateway's. */
  own: string | undefined
  reference: string | undefined
  /** `sent`: on its way, no news. */
  state: 'delivered' | 'failed' | 'sent'
  error?: string | undefined
}

export interface Inbound {
  /** The gateway's own name of the message; undefined where it has none. */
  id: string | undefined
  from: string
  to: string
  text: string
}

/** A call of the gateway's, as fields: of the address, the form or the JSON that it sent. */
export type CallFields = Readonly<Record<string, string>>

export interface Gateway {
  name: string
  send(message: Outgoing): Promise<Handed>
}

/** How a gateway's calls are read. */
export interface CallReader {
  /** Undefined where it makes no sense. */
  report(fields: CallFields): Report | undefined
  inbound(fields: CallFields): Inbound | undefined
  /** Where calls are signed instead of secret: whether this one is the gateway's. */
  isSigned?(call: { address: string; fields: CallFields; signature: string }, settings: SmsSettings): boolean
}
