/**
 * Rate limits that the processes on one database share: each sends the others what was taken, a moment later, so that
 * visitors whom a balancer leads to several have as many tries as with one. A message may be lost; a limit then allows
 * more.
 */
import type { BasePayload } from 'payload'
import { createRateLimit, type LocalRateLimit, type Rate, type RateLimit } from '../platform/rateLimit'
import { service } from '../platform/services'
import { signatureText } from '../platform/signing'
import { broadcastToOthers, onBroadcast } from './broadcast'

const TOPIC = 'rate limits'
/** Milliseconds in which what is taken is gathered. */
const GATHER = 50
/** In one message: PostgreSQL bounds its bytes. */
const MAX_SENT = 60
/** What is kept for limits that this process has not needed yet. */
const MAX_EARLY = 10_000

/** Name of the limit, its key, and how many attempts were taken; below zero: given back. */
type SharedAttempts = readonly [limit: string, key: string, attempts: number]

const exchanges = service((payload: BasePayload) => {
  const limits = new Map<string, LocalRateLimit>()
  let early: SharedAttempts[] = []
  let gathered: SharedAttempts[] = []
  onBroadcast(payload, TOPIC, (taken) => {
    early = [...early, ...(taken as SharedAttempts[]).filter((one) => !count(one))].slice(-MAX_EARLY)
  })

  function count([name, key, attempts]: SharedAttempts): boolean {
    const limit = limits.get(name)
    limit?.count(key, attempts, Date.now())
    return limit !== undefined
  }

  async function send(): Promise<void> {
    const all = gathered
    gathered = []
    for (let at = 0; at < all.length; at += MAX_SENT)
      await broadcastToOthers(payload, TOPIC, all.slice(at, at + MAX_SENT))
  }

  return {
    add(name: string, limit: LocalRateLimit) {
      limits.set(name, limit)
      early = early.filter((one) => !count(one))
    },
    share(taken: SharedAttempts) {
      // A database that is away costs the others' knowledge, and not the request.
      if (gathered.push(taken) === 1) setTimeout(() => void send().catch(() => {}), GATHER).unref()
    },
  }
})

/** Begins to hear what other processes take. */
export function joinSharedLimits(payload: BasePayload): void {
  exchanges.of(payload)
}

/** `name`: the same in all processes, and of one limit of each. */
export function sharedLimit(payload: BasePayload, name: string, rate: Rate): RateLimit {
  const { add, share } = exchanges.of(payload)
  const limit = createRateLimit(rate)
  add(name, limit)
  // Keys are addresses of people: what travels does not say whose.
  const hidden = (key: string) => signatureText(payload.secret, 'rate-limit', name, key)
  return {
    take(key, now) {
      const allowed = limit.take(hidden(key), now)
      if (allowed) share([name, hidden(key), 1])
      return allowed
    },
    giveBack(key) {
      limit.giveBack(hidden(key))
      share([name, hidden(key), -1])
    },
  }
}
