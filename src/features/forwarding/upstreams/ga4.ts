/** Google's endpoint in the EU. */
export const GA4_ADDRESS = 'https://region1.google-analytics.com/mp/collect'
