/** Why nothing is sent now that waits; when it goes on, in ISO 8601: null where somebody must do something first. */
export interface Standstill {
  reason: 'gateway' | 'night' | 'noGateway'
  /** What the gateway said, or how it could not be reached. */
  error: string | null
  nextTryAt: string | null
}
