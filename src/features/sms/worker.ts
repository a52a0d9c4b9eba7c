/** Sends the waiting SMS. */
import { onChange } from '../../cms/changes'
import { release } from '../../cms/queue/held'
import { findAbandoned } from '../../cms/queue/queue'
import { startQueueWorker, tracedSending } from '../../cms/queue/worker'
import type { Runtime } from '../../web/feature'
import { createBatchSender } from './batch'
import { receiverCheck } from './consent'
import { isPolledSince, recordFailure, recordSuccess } from './gatewayState'
import { gatewayOf } from './gateways'
import type { Gateway } from './gateways/gateway'
import { createGatewayHealth, type GatewayHealth } from './health'
import { takeTurns } from './pace'
import { cancel, queuesDue, type TakenSms, takeDue } from './rows'
import { isNight, readSmsSettings, type SmsSettings } from './settings'
import { smsQueue } from './smsQueue'

/** Milliseconds between polls. */
const INTERVAL = 3000
/** Milliseconds that a batch is held; then other workers may claim what waits. No message is sent twice by that. */
const HOLD = 20_000
const MAX_BATCH = 500
/** Milliseconds between records of success: many messages may be sent in a second. */
const NOTED_EVERY = 5000
/** Milliseconds between searches for messages abandoned by dead processes. */
const ABANDONED_EVERY = 5000

const NO_CONSENT = 'The receiver has left meanwhile.'

/** A second's worth if there is a rate; one message while the gateway is being tried again. */
function lotSize({ perSecond, callsAtOnce }: SmsSettings, { failures }: GatewayHealth): number {
  if (failures > 0) return 1
  return perSecond > 0 ? Math.min(MAX_BATCH, Math.ceil(perSecond)) : Math.min(MAX_BATCH, callsAtOnce * 8)
}

export async function startSmsWorker(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log } = runtime
  const health = createGatewayHealth()
  const ending = new AbortController()
  let lastQueue = 0
  let noted = { at: 0, sentAt: 0, failedAt: 0, failures: 0 }
  let lookedForAbandoned = 0

  /** The next batch: messages of no queue first, then open queues in turn. */
  async function takeLot(settings: SmsSettings): Promise<{ took: number; batch: TakenSms[] }> {
    const now = Date.now()
    const limit = lotSize(settings, health)
    const batch = await takeDue(payload, undefined, { now, leaseMs: HOLD, limit })
    let took = batch.length
    if (took >= limit) return { took, batch }
    const queues = await queuesDue(payload, now, isNight(settings, now))
    const inTurn = [...queues.filter((id) => id > lastQueue), ...queues.filter((id) => id <= lastQueue)]
    for (const queue of inTurn) {
      const taken = await takeDue(payload, queue, { now, leaseMs: HOLD, limit: limit - took })
      took += taken.length
      batch.push(...(await withConsent(taken)))
      lastQueue = queue
      if (took >= limit) break
    }
    return { took, batch }
  }

  /** Removes subscribers who withdrew meanwhile. Messages to one person, such as a receipt, are not checked. */
  async function withConsent(batch: readonly TakenSms[]): Promise<readonly TakenSms[]> {
    const subscribers = batch.flatMap(({ subscriber }) => (subscriber === undefined ? [] : [subscriber]))
    if (subscribers.length === 0) return batch
    const allowed = await receiverCheck.of(payload)(subscribers)
    const stays = ({ subscriber }: TakenSms) => subscriber === undefined || allowed.has(subscriber)
    const left = batch.filter((taken) => !stays(taken))
    if (left.length === 0) return batch
    await cancel(
      payload,
      left.map(({ id }) => id),
      NO_CONSENT,
    )
    return batch.filter(stays)
  }

  async function sendLot(settings: SmsSettings, gateway: Gateway, batch: readonly TakenSms[]): Promise<void> {
    const turns = { count: batch.length, perSecond: settings.perSecond, now: Date.now() }
    const begin = await takeTurns(payload, gateway.name, turns)
    const apart = settings.perSecond > 0 ? 1000 / settings.perSecond : 0
    const send = createBatchSender(runtime, { settings, gateway, health, ending: ending.signal })
    const left = await send(batch.map((message, at) => ({ message, moment: begin + at * apart })))
    await release(
      payload,
      smsQueue,
      left.map(({ id }) => id),
    )
  }

  /** Records the gateway's state: changes at once, continued success at intervals. */
  async function noteHealth(gateway: string): Promise<void> {
    const { failures, error, failedAt, sentAt, pausedUntil } = health
    const now = Date.now()
    const isChanged = failures !== noted.failures || failedAt !== noted.failedAt
    if (!isChanged && (sentAt === noted.sentAt || now - noted.at < NOTED_EVERY)) return
    noted = { at: now, sentAt, failedAt, failures }
    if (failures > 0)
      await recordFailure(payload, gateway, { failures, error, errorAt: failedAt, nextTryAt: pausedUntil })
    else await recordSuccess(payload, gateway, sentAt)
  }

  async function nameAbandoned(): Promise<void> {
    lookedForAbandoned = Date.now()
    const abandoned = await findAbandoned(payload, smsQueue, { now: lookedForAbandoned })
    if (abandoned > 0) log.warn({ abandoned }, 'SMS that may or may not have been sent')
  }

  const { wake, stop } = await startQueueWorker(payload, smsQueue, {
    interval: INTERVAL,
    // A user may request an immediate attempt in any process, so it polls during a pause too.
    pause: () => Math.min(INTERVAL, health.pausedUntil - Date.now()),
    onError: (error) => log.error({ err: error }, 'the SMS could not be worked on'),
    async work(stopped) {
      while (!stopped()) {
        if (Date.now() - lookedForAbandoned >= ABANDONED_EVERY) await nameAbandoned()
        const settings = await readSmsSettings(payload)
        const gateway = gatewayOf(settings)
        if (!gateway) return
        if (Date.now() < health.pausedUntil) {
          if (!(await isPolledSince(payload, gateway.name, health.failedAt))) return
          health.tryNow()
        }
        const { took, batch } = await takeLot(settings)
        if (took === 0) return
        if (batch.length > 0) await tracedSending(smsQueue, batch.length, () => sendLot(settings, gateway, batch))
        await noteHealth(gateway.name)
      }
    },
  })
  // New credentials are tried at once.
  const stopHearing = onChange((tags) => {
    if (!tags.includes('smsSettings')) return
    health.tryNow()
    wake()
  })
  return async () => {
    stopHearing()
    ending.abort()
    await stop()
  }
}
