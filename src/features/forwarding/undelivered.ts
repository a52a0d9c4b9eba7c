/** Hits lost during an outage: shown until the upstream accepts something again. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import type { Undelivered } from '../../web/undelivered'
import { readUpstream } from './settings'
import { forwardingStates } from './tables'

/** Milliseconds without success before an outage is reported: shorter outages lose nothing. */
const OUTAGE = 60 * 60_000

async function outage(payload: BasePayload) {
  const upstream = (await readUpstream(payload))?.upstream
  if (upstream === undefined) return undefined
  const [row] = await runStatement(
    payload,
    select(
      pick(forwardingStates, 'lost', 'sent_at', 'error_at', 'reported_at'),
      sql`from ${forwardingStates} where ${forwardingStates.upstream} = ${upstream}`,
    ),
  )
  if (!row || momentIn(row.error_at) <= momentIn(row.sent_at)) return undefined
  return { upstream, lost: Number(row.lost), sentAt: momentIn(row.sent_at), reportedAt: momentIn(row.reported_at) }
}

export const undeliveredHits: Undelivered = {
  key: 'forwarding',
  name: { nb: 'Videresendte tall', en: 'Forwarded figures' },
  href: '/admin/globals/forwardingSettings',
  seenBy: ['administrator'],
  count: async (payload) => ({ failed: (await outage(payload))?.lost ?? 0, uncertain: 0 }),
  async unreported(payload, now) {
    const found = await outage(payload)
    // One report for each outage.
    const isNews = found && now - found.sentAt > OUTAGE && found.reportedAt <= found.sentAt
    return {
      count: { failed: isNews ? found.lost : 0, uncertain: 0 },
      async settle() {
        if (!isNews || found.lost === 0) return
        await runStatement(
          payload,
          sql`update ${forwardingStates} set ${forwardingStates.reported_at} = ${moment(now)}
            where ${forwardingStates.upstream} = ${found.upstream}`,
        )
      },
    }
  },
}
