/** SMS campaigns: writing, counting, testing, scheduling, sending, pausing, and results. */
import type { Feature } from '../../web/feature'
import { campaignLinks, campaigns } from './collections'
import { SHORT_PATH, shortLinkRoutes } from './links'
import { scheduledCampaigns } from './scheduled'
import { readSentCampaigns } from './summaries'
import { startCampaigns } from './worker'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  reservedSegments: [SHORT_PATH.slice(1)],
  collections: [campaigns, campaignLinks],
  routes: shortLinkRoutes,
  admin: { schedules: [scheduledCampaigns] },
  sentCampaigns: readSentCampaigns,
  work: startCampaigns,
}
