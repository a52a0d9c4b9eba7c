/** Whether the gateway is called now: when it is down it is paused, then tried with one call. */
import { delayAfter, ofServer } from '../../platform/backoff'

/** Consecutive refusals that count as the gateway's failure, not the receivers'. */
const MANY_REFUSALS = 25
/** Longest pause in milliseconds that a gateway can request. */
const LONGEST_WISH = 60 * 60_000

interface Failure {
  error: string
  /** From 0 to 1. */
  random: number
  /** Milliseconds. */
  retryAfter?: number | undefined
}

export interface GatewayHealth {
  pausedUntil: number
  /** Series of failed calls since the last success. */
  failures: number
  /** Times of the last failure and the last success in milliseconds; 0 if there was none. */
  failedAt: number
  sentAt: number
  /** Error of the last failure. */
  error: string
  succeeded(now: number): void
  /** Ends the pause, so that the gateway is called at once. */
  tryNow(): void
  /** A call that started at `began` failed because the gateway is down. */
  failed(began: number, now: number, failure: Failure): void
  refused(began: number, now: number, failure: Failure): void
}

export function createGatewayHealth(): GatewayHealth {
  let refusals = 0
  const health: GatewayHealth = {
    pausedUntil: 0,
    failures: 0,
    failedAt: 0,
    sentAt: 0,
    error: '',
    succeeded(now) {
      health.failures = 0
      health.sentAt = now
      refusals = 0
    },
    tryNow() {
      health.pausedUntil = 0
    },
    failed(began, now, { error, random, retryAfter }) {
      health.error = error
      // Concurrent calls fail together and count as one failure.
      if (began >= health.failedAt) {
        health.failures++
        health.failedAt = now
      }
      const wish = retryAfter === undefined ? 0 : Math.min(retryAfter, LONGEST_WISH)
      const pause = wish || delayAfter(health.failures, ofServer, random)
      health.pausedUntil = Math.max(health.pausedUntil, now + pause)
    },
    refused(began, now, failure) {
      if (++refusals >= MANY_REFUSALS) health.failed(began, now, failure)
    },
  }
  return health
}
