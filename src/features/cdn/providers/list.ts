import { bunny } from './bunny'
import { cloudflare } from './cloudflare'
import { fastly } from './fastly'
import type { ProviderName } from './names'
import type { Provider } from './provider'
import { varnish } from './varnish'

export const providers: Readonly<Record<ProviderName, Provider>> = { varnish, fastly, cloudflare, bunny }

/** Addresses that purges are sent to where none are set. */
export function cdnUrls(provider: ProviderName): readonly string[] {
  const { url } = providers[provider]
  return url === undefined ? [] : [url]
}
