/** Sends what waits. Woken when something is put in; looks by itself too, for other processes put things in as well. */

import { isPostgres } from '../../cms/statements'
import { startWorkLoop } from '../../platform/workLoop'
import type { Runtime } from '../../web/feature'
import { delayAfter, MAX_ATTEMPTS, ofMessage, ofServer } from './backoff'
import { outboxWaker } from './enqueue'
import { type Claim, claimDue, findAbandoned, type LeaseTable, type Settlement, settle } from './lease'
import { outcomeOf } from './mailFault'
import { EMAIL_COLUMNS, hasMailServer, LEASE, sendEmailRow } from './send'

/** Milliseconds between looks. */
const INTERVAL = 3000

export const emailTable: LeaseTable = { table: 'emails', columns: EMAIL_COLUMNS }

const ABANDONED = 'The program stopped while this was being sent.'

export async function startOutbox(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload, log, siteUrl } = runtime
  // They wait, and go out when there is a mail server.
  if (!hasMailServer(payload)) return async () => {}
  let pausedUntil = 0
  let serverFailures = 0

  async function settled(claim: Claim, from: string): Promise<Settlement> {
    try {
      await sendEmailRow(payload, claim.row, { siteUrl, from })
      serverFailures = 0
      return { state: 'sent' }
    } catch (error) {
      const reason = errorText(error)
      const outcome = outcomeOf(error)
      if (outcome === 'refused') return { state: 'failed', error: reason }
      if (outcome === 'later') {
        if (claim.attempts >= MAX_ATTEMPTS) return { state: 'failed', error: reason }
        const dueAt = Date.now() + delayAfter(claim.attempts, ofMessage, Math.random())
        return { state: 'waiting', error: reason, dueAt, counts: true }
      }
      pausedUntil = Date.now() + delayAfter(++serverFailures, ofServer, Math.random())
      log.warn({ error: reason, failures: serverFailures }, 'the mail server cannot be used now')
      if (outcome === 'uncertain') return { state: 'uncertain', error: reason }
      return { state: 'waiting', error: reason, dueAt: Date.now(), counts: false }
    }
  }

  // One process alone: whatever is still being sent was so when the last one ended.
  if (!isPostgres(payload)) await findAbandoned(payload, emailTable, { now: Date.now(), all: true, error: ABANDONED })
  const { wake, stop } = startWorkLoop({
    interval: INTERVAL,
    pause: () => pausedUntil - Date.now(),
    onError: (error) => log.error({ err: error }, 'the outbox could not be read'),
    async work(stopped) {
      const abandoned = await findAbandoned(payload, emailTable, { now: Date.now(), error: ABANDONED })
      if (abandoned > 0) log.warn({ abandoned }, 'e-mails of which nobody knows whether they were sent')
      const from = (await runtime.readSite('nb')).settings.name
      while (!stopped() && Date.now() >= pausedUntil) {
        // One at a time: what a kill leaves uncertain is one message.
        const [claim] = await claimDue(payload, emailTable, { now: Date.now(), leaseMs: LEASE, limit: 1 })
        if (!claim) return
        await settle(payload, emailTable, claim.id, await settled(claim, from), Date.now())
      }
    },
  })
  outboxWaker.provide(payload, wake)
  return stop
}

/** What the server said; never an address, for faults are written to the log. */
function errorText(error: unknown): string {
  const { code, responseCode, message } = Object(error) as Record<string, unknown>
  const said = [code, responseCode, message].filter(Boolean).map(String)
  return said.join(' ').replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))
}
