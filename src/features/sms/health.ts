/** Whether the gateway is to be called now: it is left alone for a while when it is down, and tried by one call then. */
import { delayAfter, ofServer } from '../../platform/backoff'

/** Refusals one after the other that are no longer the receivers' fault. */
const MANY_REFUSALS = 25
/** Milliseconds; whatever a gateway asks for. */
const LONGEST_WISH = 60 * 60_000

interface Failure {
  error: string
  /** From 0 to 1. */
  random: number
  /** Milliseconds. */
  retryAfter?: number | undefined
}

export interface Health {
  pausedUntil: number
  /** Bursts of failed calls since the last that went well. */
  failures: number
  /** Milliseconds: of the last failure and the last success; 0 where there was none. */
  failedAt: number
  sentAt: number
  /** What the last failure said. */
  error: string
  succeeded(now: number): void
  /** It is to be called at once, whatever happened. */
  tryNow(): void
  /** A call that began at `began` found the gateway down. */
  failed(began: number, now: number, failure: Failure): void
  refused(began: number, now: number, failure: Failure): void
}

export function createHealth(): Health {
  let refusals = 0
  const health: Health = {
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
      // Calls that were under way together fail together: that is one failure.
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
