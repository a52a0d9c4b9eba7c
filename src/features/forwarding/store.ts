/** Puts hits in the queue of the chosen upstream; where there is none, or a consent is missing, nothing is stored. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { recordset } from '../../cms/recordset'
import { moment, runStatement } from '../../cms/statements'
import { upstreamNeedsConsent } from './chosenUpstream'
import type { Hit } from './hit'
import { hitQueue } from './queue'
import { readUpstream } from './settings'
import { withVisits } from './visits'

export async function forwardHits(payload: BasePayload, hits: readonly Hit[]): Promise<void> {
  const settings = await readUpstream(payload)
  if (!settings) return
  const allowed = upstreamNeedsConsent(settings) ? hits.filter(({ consented }) => consented) : hits
  if (allowed.length === 0) return
  const now = moment(Date.now())
  // The others find visits themselves, by the visitor and the time.
  const noted = settings.upstream === 'ga4' ? await withVisits(payload, allowed) : allowed
  const rows = noted.map((hit) => ({ hit }))
  await runStatement(
    payload,
    sql`insert into forwarded_hits (upstream, hit, state, attempts, due_at, updated_at, created_at)
      select ${settings.upstream}, n.hit, 'waiting', 0, ${now}, ${now}, ${now}
      from ${recordset(payload, 'n', { hit: 'json' }, rows)}`,
  )
  wakeQueue(payload, hitQueue)
}
