/**
 * Sends a batch: several calls at once, each message marked *sending* immediately before its call and settled after it.
 * The marks and the settlements of concurrent calls are one statement each.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { markSending } from '../../cms/queue/held'
import { type Settlement, settle as settleRows } from '../../cms/queue/settle'
import { delayAfter, MAX_ATTEMPTS, ofMessage } from '../../platform/backoff'
import { batched } from '../../platform/batched'
import { errorCode, errorName } from '../../platform/errors'
import type { Runtime } from '../../web/feature'
import type { Gateway, OutgoingMessage, SendResult } from './gateways/gateway'
import type { GatewayHealth } from './health'
import { outgoingOf, SENDING_LEASE } from './outgoing'
import { waitUntil } from './pace'
import type { TakenSms } from './rows'
import type { SmsSettings } from './settings'
import { smsQueue } from './smsQueue'
import { smsMessages } from './tables'

/** A message, and when the rate limit lets it be sent. */
export interface Planned {
  message: TakenSms
  moment: number
}

/** Attempts to record the result; a message whose result cannot be recorded stays *sending*, and becomes uncertain. */
const SETTLE_TRIES = 5
const SETTLE_PAUSE = 200

/** An exception means that nothing was sent: for example, an address in the settings is invalid. */
export async function handOver(gateway: Gateway, message: OutgoingMessage): Promise<SendResult> {
  try {
    return await gateway.send(message)
  } catch (error) {
    return { outcome: 'down', error: `the gateway could not be called (${errorCode(error) ?? errorName(error)})` }
  }
}

/** The new state of a row, by the gateway's response. */
function settlementOf(id: number, attempt: number, handed: SendResult, now: number, random: number): Settlement {
  switch (handed.outcome) {
    case 'sent':
      return { id, state: 'sent', reference: handed.reference }
    case 'refused':
      return { id, state: 'failed', error: handed.error }
    case 'uncertain':
      return { id, state: 'uncertain', error: handed.error }
    case 'down':
      return { id, state: 'waiting', error: handed.error, dueAt: now, counts: false }
    case 'later': {
      if (attempt >= MAX_ATTEMPTS) return { id, state: 'failed', error: handed.error }
      const delay = Math.max(handed.retryAfter ?? 0, delayAfter(attempt, ofMessage, random))
      return { id, state: 'waiting', error: handed.error, dueAt: now + delay, counts: true }
    }
  }
}

interface BatchParts {
  settings: SmsSettings
  gateway: Gateway
  health: GatewayHealth
  ending: AbortSignal
}

/** Returns a function that sends a batch and returns the messages it did not begin. */
export function createBatchSender({ payload, log }: Runtime, { settings, gateway, health, ending }: BatchParts) {
  const mark = batched<number, boolean>(async (ids) => {
    const marks = { now: Date.now(), leaseMs: SENDING_LEASE, noted: [sql`${smsMessages.gateway} = ${gateway.name}`] }
    const marked = await markSending(payload, smsQueue, ids, marks)
    return (id) => marked.has(id)
  })

  const settle = batched<Settlement, void>(async (settlements) => {
    for (let tried = 1; ; tried++) {
      try {
        await settleRows(payload, smsQueue, settlements, Date.now())
        return () => {}
      } catch (error) {
        if (tried >= SETTLE_TRIES) throw error
        await wait(SETTLE_PAUSE * tried)
      }
    }
  })

  function note(handed: SendResult, began: number): void {
    const now = Date.now()
    if (handed.outcome === 'sent') {
      health.succeeded(now)
      return
    }
    const { error } = handed
    const random = Math.random()
    if (handed.outcome === 'refused') health.refused(began, now, { error, random })
    else if (handed.outcome !== 'later') {
      const { failures } = health
      const retryAfter = handed.outcome === 'down' ? handed.retryAfter : undefined
      health.failed(began, now, { error, random, retryAfter })
      if (health.failures > failures)
        log.warn({ gateway: gateway.name, error: handed.error, failures: health.failures }, 'the SMS gateway fails')
    }
  }

  async function send({ id, to, text, sender, attempts }: TakenSms): Promise<void> {
    if (!(await mark(id))) return
    const began = Date.now()
    const handed = await handOver(gateway, outgoingOf(payload, settings, { id, to, text, sender }))
    note(handed, began)
    await settle(settlementOf(id, attempts + 1, handed, Date.now(), Math.random()))
  }

  return async (planned: readonly Planned[]): Promise<TakenSms[]> => {
    let next = 0
    const left: TakenSms[] = []
    const isOver = () => ending.aborted || Date.now() < health.pausedUntil
    const one = async (): Promise<void> => {
      for (;;) {
        const plan = isOver() ? undefined : planned[next]
        if (!plan) return
        next++
        await waitUntil(plan.moment, ending)
        if (isOver()) {
          left.push(plan.message)
          return
        }
        await send(plan.message)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: Math.min(settings.callsAtOnce, planned.length) }, one))
    left.push(...planned.slice(next).map(({ message }) => message))
    const failed = ended.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
    return left
  }
}
