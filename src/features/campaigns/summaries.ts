/** Campaigns that began in a period, and what came of each: for the figures of the admin. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { countMessages } from './results'

export interface CampaignSummary {
  id: number
  name: string
  /** Messages that the gateway took. */
  sent: number
  /** On links of the text. */
  clicks: number
}

/** The newest first. `from` and `until`: milliseconds. */
export async function campaignSummaries(
  payload: BasePayload,
  { from, until, limit, offset }: { from: number; until: number; limit: number; offset: number },
): Promise<CampaignSummary[]> {
  const rows = await runStatement(
    payload,
    sql`select c.id, c.name, c.queue_id, (select sum(l.clicks) from campaign_links l where l.campaign_id = c.id) as clicks
      from campaigns c where c.started_at >= ${moment(from)} and c.started_at < ${moment(until)}
      order by c.started_at desc, c.id desc limit ${limit} offset ${offset}`,
  )
  const summaries: CampaignSummary[] = []
  for (const { id, name, queue_id, clicks } of rows) {
    const queue = numberIn(queue_id)
    const messages = queue === undefined ? undefined : await countMessages(payload, queue)
    const sent = messages ? messages.sent + messages.delivered + messages.uncertain : 0
    summaries.push({ id: Number(id), name: textIn(name), sent, clicks: numberIn(clicks) ?? 0 })
  }
  return summaries
}
