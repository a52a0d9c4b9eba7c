/** What the calls about the gateway answer: for the server, and for the admin's screens, which know no server. */

export interface GatewayState {
  /** Bursts of failed calls since the last that went well. */
  failures: number
  /** What was said last when it failed. */
  error: string | null
  /** ISO 8601. */
  errorAt: string | null
  /** When it is called next; null while it works. */
  nextTryAt: string | null
  sentAt: string | null
}

export interface GatewayStatus extends GatewayState {
  gateway: string
  /** Messages that wait. */
  waiting: number
}

export interface GatewayTest {
  outcome: 'sent' | 'refused' | 'later' | 'down' | 'uncertain'
  /** What the gateway said. */
  error: string | null
}
