/** Campaigns that started in a period, and their results, for the figures of the admin. */
import { sql } from 'drizzle-orm'
import { numberIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { alias, select } from '../../cms/tables'
import type { ReadSentCampaigns, SentCampaign } from '../../web/sentCampaigns'
import { countMessages } from './results'
import { campaignLinks, campaigns } from './tables'

const l = alias(campaignLinks, 'l')
const c = alias(campaigns, 'c')

export const readSentCampaigns: ReadSentCampaigns = async (payload, { from, until, limit, offset }) => {
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
  const summaries: SentCampaign[] = []
  for (const { id, name, queue_id, clicks } of rows) {
    const queue = numberIn(queue_id)
    const messages = queue === undefined ? undefined : await countMessages(payload, queue)
    const sent = messages ? messages.sent + messages.delivered + messages.uncertain : 0
    const href = `/admin/collections/campaigns/${Number(id)}`
    summaries.push({ id: Number(id), name: textIn(name), href, sent, clicks: numberIn(clicks) ?? 0 })
  }
  return summaries
}
