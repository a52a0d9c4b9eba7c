/**
 * Messages that were sent to many receivers, with their results. The feature that sends them declares how they are read;
 * the figures of the admin show them without knowing it.
 */
import type { BasePayload } from 'payload'

export interface SentCampaign {
  id: number
  name: string
  /** The campaign in the admin. */
  href: string
  /** Messages that the gateway accepted. */
  sent: number
  /** Clicks on links of the text. */
  clicks: number
}

/** Campaigns that started in a period, newest first. `from` and `until`: milliseconds. */
export type ReadSentCampaigns = (
  payload: BasePayload,
  period: { from: number; until: number; limit: number; offset: number },
) => Promise<readonly SentCampaign[]>
