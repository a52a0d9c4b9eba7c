/** The admin's group for analytics, consent and privacy. */
export const insightGroup = { nb: 'Innsikt og personvern', en: 'Insight and privacy' }
