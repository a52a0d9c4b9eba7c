/** SMS campaigns: written, counted, tried, sent at their time, paused, and followed. */
import type { Feature } from '../../site/feature'
import { mayReceive } from '../newsletter'
import { askBeforeSending } from '../sms'
import { campaignLinks, campaigns } from './collections'
import { shortLinkRoutes } from './links'
import { startCampaigns } from './worker'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  collections: [campaigns, campaignLinks],
  routes: shortLinkRoutes,
  async work(runtime) {
    // Whoever has left since they were put in the queue is not sent to.
    askBeforeSending(runtime.payload, (subscribers) => mayReceive(runtime.payload, subscribers))
    return startCampaigns(runtime)
  },
}
