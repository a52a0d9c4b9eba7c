/** Puts hits in the queue of the chosen upstream; where there is none, or a consent is missing, nothing is stored. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../content/statements'
import { upstreamNeedsConsent } from '../../site/upstreams'
import type { Hit } from './hit'
import { readUpstream } from './settings'

const wakers = new WeakMap<BasePayload, () => void>()

/** The worker of this process hears at once that there is something to do. */
export function onForwarded(payload: BasePayload, wake: () => void): void {
  wakers.set(payload, wake)
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
  wakers.get(payload)?.()
}
