/** Campaigns that started in a period, and their results, for the figures of the admin. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import { countMessages } from './results'
import { campaignLinks, campaigns } from './tables'

const l = alias(campaignLinks, 'l')
const c = alias(campaigns, 'c')

export interface CampaignSummary {
  id: number
  name: string
  /** Messages that the gateway accepted. */
  sent: number
  /** Clicks on links of the text. */
  clicks: number
}

/** Newest first. `from` and `until`: milliseconds. */
export async function campaignSummaries(
  payload: BasePayload,
  { from, until, limit, offset }: { from: number; until: number; limit: number; offset: number },
): Promise<CampaignSummary[]> {
  const rows = await runStatement(
    payload,
    select(
      {
        id: c.id,
        name: c.name,
        queue_id: c.queue_id,
        clicks: sql`(select sum(${l.clicks}) from ${l} where ${l.campaign_id} = ${c.id})`,
      },
      sql`from ${c} where ${c.started_at} >= ${moment(from)} and ${c.started_at} < ${moment(until)}
        order by ${c.started_at} desc, ${c.id} desc limit ${limit} offset ${offset}`,
    ),
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
