/**
 * What the site reports to the tracker: page views and visitor events. One feature of the program is the tracker
 * (`Feature.tracker`); no other code knows how it works, or whether it is active.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** Describes a page; rendered on its body for the script, and cached beside its bytes for the server. */
export interface PageContext {
  /** The page's canonical path, with the language's prefix: the requested address may hold personal data. */
  path: string
  /** The dealer finder, at any address that editors gave it. */
  finder?: true
  article?: number
  dealer?: number
  /** The search whose results the page shows; first page of results only. */
  search?: SearchFacts
}

export interface SearchFacts {
  term: string
  /** Number of hits. */
  results: number
}

/** The query of a page that is rendered for each request. */
export interface PageQuestion {
  /** The term, and the number of hits. */
  search?: SearchFacts
  /** Where a dealer was looked for, and the distance to the nearest, in kilometres. */
  sought?: { postcode: string; kilometres: number | undefined }
  /** Title of the page of the response; filled in by the renderer. */
  title?: string
}

/** What a visitor did, as the server observed it. */
export interface VisitorEvent {
  kind: 'articleAdded' | 'orderRequestSent' | 'newsletterJoined' | 'memberRegistered'
  /** Page where it was done, with the language's prefix; by default the one that sent the request. */
  path?: string
  article?: number | undefined
  dealer?: number | undefined
}

/** The visitor of a request. */
export interface RequestContext {
  /** As reported by the trusted proxies. */
  address: string
  headers: IncomingHttpHeaders
  /** Path and query. */
  url: string
}

/** Whether a person is shown what is answered: not a script's request, and not one for something within a page. */
export const isRead = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-dest'] === 'document'

export interface Tracker {
  /** Called for every page response; must be fast, and never throws. */
  answered(
    requestContext: RequestContext,
    page: { pageContext?: PageContext | undefined; question?: PageQuestion | undefined },
  ): void
  trackEvent(requestContext: RequestContext, event: VisitorEvent): void
  /** Stores what is still pending. */
  stop(): Promise<void>
}

export const noTracker: Tracker = { answered() {}, trackEvent() {}, stop: async () => {} }
