import type { ProviderName } from './providers/names'

export interface CdnSettings {
  provider: ProviderName
  /** Addresses that purges are sent to: of each Varnish, or of the provider's interface. */
  urls: readonly string[]
  /** Fastly's service, Cloudflare's zone, Bunny's pull zone; empty for Varnish. */
  id: string
  /** Empty for Varnish, which knows the site by its network address. */
  token: string
  /** Seconds that the edge keeps a page at most. */
  maxAge: number
}

declare module '../../web/feature' {
  interface ProcessSettings {
    /** Undefined where no CDN is in front of the site. */
    cdn?: CdnSettings | undefined
  }
}

declare module '../../web/declared' {
  interface Declared {
    cdn?: CdnSettings | undefined
  }
}
