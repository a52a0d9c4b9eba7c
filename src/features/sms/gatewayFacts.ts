/** Responses of the gateway calls, for the server and for the admin's screens, which cannot import server code. */

export interface GatewayState {
  /** Series of failed calls since the last success. */
  failures: number
  /** Error of the last failure. */
  error: string | null
  /** ISO 8601. */
  errorAt: string | null
  /** Time of the next call; null while it works. */
  nextTryAt: string | null
  sentAt: string | null
}

export interface GatewayStatus extends GatewayState {
  gateway: string
  /** Number of waiting messages. */
  waiting: number
}

export interface GatewayTest {
  outcome: 'sent' | 'refused' | 'later' | 'down' | 'uncertain'
  /** The gateway's error message. */
  error: string | null
}
