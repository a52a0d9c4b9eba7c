/** Puts hits in the queue of the chosen upstream; where there is none, or a consent is missing, nothing is stored. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../content/statements'
import { upstreamNeedsConsent } from '../../site/upstreams'
import type { Hit } from './hit'
import { forgetUpstream, readUpstream } from './settings'

interface Listener {
  wake(): void
  settingsChanged(): void
}

const workers = new WeakMap<BasePayload, Listener>()

/** The worker of this process hears at once that there is something to do, or that it may go another way. */
export function onForwarded(payload: BasePayload, listener: Listener): void {
  workers.set(payload, listener)
}

export function settingsChanged(payload: BasePayload): void {
  forgetUpstream(payload)
  workers.get(payload)?.settingsChanged()
}

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const MAX_ROWS = 1000

export async function forwardHits(payload: BasePayload, hits: readonly Hit[]): Promise<void> {
  const settings = await readUpstream(payload)
  if (!settings) return
  const allowed = upstreamNeedsConsent(settings) ? hits.filter(({ consented }) => consented) : hits
  if (allowed.length === 0) return
  const now = moment(Date.now())
  for (let at = 0; at < allowed.length; at += MAX_ROWS) {
    const rows = allowed
      .slice(at, at + MAX_ROWS)
      .map(
        (hit) => sql`(${hit.key}, ${settings.upstream}, ${JSON.stringify(hit)}, 'waiting', 0, ${now}, ${now}, ${now})`,
      )
    await runStatement(
      payload,
      sql`insert into forwarded_hits (key, upstream, hit, state, attempts, due_at, updated_at, created_at)
        values ${sql.join(rows, sql`, `)} on conflict (key) do nothing`,
    )
  }
  workers.get(payload)?.wake()
}
