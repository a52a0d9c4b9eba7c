/** What the site asks consent for, and the visitor's answers; without a language's prefix. */
export const CONSENT_PATH = '/samtykke'
