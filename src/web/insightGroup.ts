/** Where the admin lists what belongs to analytics, consent and privacy. */
export const insightGroup = { nb: 'Innsikt og personvern', en: 'Insight and privacy' }
