/** SMS campaigns: writing, counting, testing, scheduling, sending, pausing, and results. */
import type { Feature } from '../../web/feature'
import { campaignLinks, campaigns } from './collections'
import { shortLinkRoutes } from './links'
import { readSentCampaigns } from './summaries'
import { startCampaigns } from './worker'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  collections: [campaigns, campaignLinks],
  routes: shortLinkRoutes,
  sentCampaigns: readSentCampaigns,
  work: startCampaigns,
}
