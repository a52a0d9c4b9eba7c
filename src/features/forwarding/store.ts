/** Adds hits to the queue of the chosen upstream; without one, or without a required consent, nothing is stored. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wakeQueue } from '../../cms/queue/worker'
import { recordset } from '../../cms/recordset'
import { moment, runStatement } from '../../cms/statements'
import { into } from '../../cms/tables'
import type { ForwardedHit } from '../analytics'
import { upstreamNeedsConsent } from './chosenUpstream'
import { hitQueue } from './hitQueue'
import { readUpstream } from './settings'
import { forwardedHits } from './tables'
import { withVisits } from './visits'

export async function forwardHits(payload: BasePayload, hits: readonly ForwardedHit[]): Promise<void> {
  const settings = await readUpstream(payload)
  if (!settings) return
  const allowed = upstreamNeedsConsent(settings) ? hits.filter(({ consented }) => consented) : hits
  if (allowed.length === 0) return
  const now = moment(Date.now())
  // The other upstreams find visits themselves, by visitor and time.
  const noted = settings.upstream === 'ga4' ? await withVisits(payload, allowed) : allowed
  const n = recordset(
    payload,
    'n',
    { hit: 'json' },
    noted.map((hit) => ({ hit })),
  )
  await runStatement(
    payload,
    sql`insert into ${into(forwardedHits, 'upstream', 'hit', 'state', 'attempts', 'due_at', 'updated_at', 'created_at')}
      select ${settings.upstream}, ${n.hit}, 'waiting', 0, ${now}, ${now}, ${now} from ${n}`,
  )
  wakeQueue(payload, hitQueue)
}
