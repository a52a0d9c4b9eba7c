/** States of a campaign. */

export const campaignStates = {
  draft: { nb: 'Kladd', en: 'Draft' },
  scheduled: { nb: 'Planlagt', en: 'Scheduled' },
  sending: { nb: 'Sendes', en: 'Being sent' },
  paused: { nb: 'Satt på vent', en: 'Paused' },
  done: { nb: 'Ferdig', en: 'Done' },
  cancelled: { nb: 'Avbrutt', en: 'Cancelled' },
} as const
export type CampaignState = keyof typeof campaignStates

/** Steps of a campaign, and the states in which each is allowed. */
export const steps = {
  send: ['draft', 'scheduled'],
  schedule: ['draft'],
  unschedule: ['scheduled'],
  pause: ['sending'],
  resume: ['paused'],
  try: ['sending'],
  cancel: ['sending', 'paused'],
} as const satisfies Readonly<Record<string, readonly CampaignState[]>>
export type CampaignStep = keyof typeof steps
