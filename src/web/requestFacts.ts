import type { RequestContext, VisitorEvent } from './tracking'

/** Facts about a request, after the server has checked it. */
export interface RequestFacts {
  /** The visitor's address as reported by the trusted proxies. */
  address: string
  /** The visitor, for the tracker. */
  requestContext: RequestContext
  /** Passes a visitor event to the tracker. */
  trackEvent(event: VisitorEvent): void
}
