/** Whether the gateway is to be called now: it is left alone for a while when it is down, and tried by one call then. */
import { delayAfter, ofServer } from '../outbox'

/** Refusals one after the other that are no longer the receivers' fault. */
const MANY_REFUSALS = 25
/** Milliseconds; whatever a gateway asks for. */
const LONGEST_WISH = 60 * 60_000

export interface Health {
  pausedUntil: number
  /** Bursts of failed calls since the last that went well. */
  failures: number
  succeeded(): void
  /** A call that began at `began` found the gateway down. */
  failed(began: number, now: number, random: number, retryAfter?: number | undefined): void
  refused(began: number, now: number, random: number): void
}

export function createHealth(): Health {
  let refusals = 0
  let lastFailure = 0
  const health: Health = {
    pausedUntil: 0,
    failures: 0,
    succeeded() {
      health.failures = 0
      refusals = 0
    },
    failed(began, now, random, retryAfter) {
      // Calls that were under way together fail together: that is one failure.
      if (began >= lastFailure) {
        health.failures++
        lastFailure = now
      }
      const wish = retryAfter === undefined ? 0 : Math.min(retryAfter, LONGEST_WISH)
      const pause = wish || delayAfter(health.failures, ofServer, random)
      health.pausedUntil = Math.max(health.pausedUntil, now + pause)
    },
    refused(began, now, random) {
      if (++refusals >= MANY_REFUSALS) health.failed(began, now, random)
    },
  }
  return health
}
