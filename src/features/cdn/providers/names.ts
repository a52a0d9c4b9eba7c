export const providerNames = ['varnish', 'fastly', 'cloudflare', 'bunny'] as const
export type ProviderName = (typeof providerNames)[number]
