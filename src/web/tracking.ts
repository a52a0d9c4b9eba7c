/**
 * What the site tells whoever counts: pages that were read, and what visitors did. The feature that counts is one of the
 * program's (`Feature.observer`); nothing else knows how, or whether anybody listens.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** What a page says of itself; drawn on its body for the script, and kept beside its bytes for the server. */
export interface PageContext {
  /** With the language's prefix, as the page itself is called: an address may hold what is somebody's own. */
  path: string
  /** The dealer finder, wherever editors put it. */
  finder?: true
  article?: number
  dealer?: number
  /** What these are the results of, on their first page. */
  search?: SearchFacts
}

export interface SearchFacts {
  term: string
  /** Hits. */
  results: number
}

/** What was asked of an answer that is drawn each time. */
export interface PageQuestion {
  /** What was searched for, and the number of hits. */
  search?: SearchFacts
  /** Where a dealer was looked for, and how far it is to the nearest, in kilometres. */
  sought?: { postcode: string; kilometres: number | undefined }
  /** Of the page that answers; the renderer fills it in. */
  title?: string
}

/** What a visitor did, as the server saw it. */
export interface VisitorEvent {
  kind: 'articleAdded' | 'orderRequestSent' | 'newsletterJoined' | 'memberRegistered'
  /** Page where it was done, with the language's prefix; the one that sent the request unless said. */
  path?: string
  article?: number | undefined
  dealer?: number | undefined
}

/** Who asks. */
export interface RequestContext {
  /** Seen through the trusted proxies. */
  address: string
  headers: IncomingHttpHeaders
  /** Path and query. */
  url: string
}

export interface Tracker {
  /** A page has been answered; called for every one, so it is quick, and it never throws. */
  answered(
    asker: RequestContext,
    page: { pageContext?: PageContext | undefined; question?: PageQuestion | undefined },
  ): void
  trackEvent(asker: RequestContext, happening: VisitorEvent): void
  /** Stores what is still to be stored. */
  stop(): Promise<void>
}

export const nobodyListens: Tracker = { answered() {}, trackEvent() {}, stop: async () => {} }
