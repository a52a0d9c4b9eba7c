import type { RequestContext, VisitorEvent } from './tracking'

/** What is known of a request once the server has checked it. */
export interface RequestFacts {
  /** The visitor's address, seen through the trusted proxies. */
  address: string
  /** Who asks, for whoever counts. */
  asker: RequestContext
  /** Tells whoever counts what the visitor has done. */
  trackEvent(happening: VisitorEvent): void
}
