/** SMS campaigns: writing, counting, testing, scheduling, sending, pausing, and results. */
import type { Feature } from '../../web/feature'
import { campaignLinks, campaigns } from './collections'
import { shortLinkRoutes } from './links'
import { startCampaigns } from './worker'

export { campaignSummaries } from './summaries'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  collections: [campaigns, campaignLinks],
  routes: shortLinkRoutes,
  work: startCampaigns,
}
