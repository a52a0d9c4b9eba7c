/** Sends the waiting e-mails. */
import { type Claim, claimDue, findAbandoned } from '../../cms/queue/queue'
import { type Settlement, settle } from '../../cms/queue/settle'
import { startQueueWorker, tracedSending } from '../../cms/queue/worker'
import { delayAfter, MAX_ATTEMPTS, ofMessage, ofServer } from '../../platform/backoff'
import type { Runtime } from '../../web/feature'
import { type EmailColumn, emailQueue } from './emailQueue'
import { outcomeOf } from './mailError'
import { hasMailServer, LEASE, sendEmailRow } from './send'

/** Milliseconds between polls. */
const INTERVAL = 3000

export async function startOutbox(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log, siteUrl } = runtime
  // E-mails wait until there is a mail server.
  if (!hasMailServer(payload)) return async () => {}
  let pausedUntil = 0
  let serverFailures = 0

  async function settled(claim: Claim<EmailColumn>, from: string): Promise<Settlement> {
    const { id } = claim
    try {
      await sendEmailRow(payload, claim.row, { siteUrl, from })
      serverFailures = 0
      return { id, state: 'sent' }
    } catch (error) {
      const reason = errorText(error)
      const outcome = outcomeOf(error)
      if (outcome === 'refused') return { id, state: 'failed', error: reason }
      if (outcome === 'later') {
        if (claim.attempts >= MAX_ATTEMPTS) return { id, state: 'failed', error: reason }
        const dueAt = Date.now() + delayAfter(claim.attempts, ofMessage, Math.random())
        return { id, state: 'waiting', error: reason, dueAt, counts: true }
      }
      pausedUntil = Date.now() + delayAfter(++serverFailures, ofServer, Math.random())
      log.warn({ error: reason, failures: serverFailures }, 'the mail server cannot be used now')
      if (outcome === 'uncertain') return { id, state: 'uncertain', error: reason }
      return { id, state: 'waiting', error: reason, dueAt: Date.now(), counts: false }
    }
  }

  const { stop } = await startQueueWorker(payload, emailQueue, {
    interval: INTERVAL,
    pause: () => pausedUntil - Date.now(),
    onError: (error) => log.error({ err: error }, 'the outbox could not be read'),
    async work(stopped) {
      const abandoned = await findAbandoned(payload, emailQueue, { now: Date.now() })
      if (abandoned > 0) log.warn({ abandoned }, 'e-mails that may or may not have been sent')
      const from = (await runtime.readSite('nb')).settings.name
      while (!stopped() && Date.now() >= pausedUntil) {
        // One at a time, so that a killed process leaves at most one e-mail uncertain.
        const [claim] = await claimDue(payload, emailQueue, { now: Date.now(), leaseMs: LEASE, limit: 1 })
        if (!claim) return
        await tracedSending(emailQueue, 1, async () =>
          settle(payload, emailQueue, [await settled(claim, from)], Date.now()),
        )
      }
    },
  })
  return stop
}

/** The server's message without e-mail addresses, since errors are logged. */
function errorText(error: unknown): string {
  const { code, responseCode, message } = Object(error) as Record<string, unknown>
  const details = [code, responseCode, message].filter(Boolean).map(String)
  return details.join(' ').replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))
}
