/**
 * Aggregates events into counts. A visit ends after thirty minutes without events (docs/behaviour.md#analytics); every
 * item seen before a dealer lead or an order request is credited, once for each visit.
 */

import type { AnalyticsEvent } from '../collecting/event'
import { conversions, DEALER_PAGE, type Dimension, leading, type Metric, VISIT_TIMEOUT } from '../metrics'

/** Milliseconds within which a report of the script and an observation of the server are the same event. */
const SAME = 2 * 60 * 1000
/** Maximum number of events of the server that a script may still report. */
const MAX_SCRIPTLESS = 10
/** Maximum number of pages and articles of a visit that are credited. */
const MAX_SEEN = 50

/** Data of a visit, stored while it lasts. */
export interface Visit {
  lastAt: number
  referrer: string
  /** Source, medium and campaign, joined by tabs; empty without campaign parameters. */
  campaign: string
  pages: string[]
  articles: string[]
  dealers: string[]
  /** Events observed by the server and not yet reported by a script: kind and path, and time. */
  scriptless: [what: string, at: number][]
  led: boolean
  requested: boolean
}

export interface Counted {
  dimension: Dimension
  value: string
  measure: Metric
  count: number
}

const isConversion = (kind: string): kind is (typeof conversions)[number] =>
  (conversions as readonly string[]).includes(kind)

const campaignOf = ({ source, medium, campaign }: AnalyticsEvent): string =>
  source || medium || campaign ? [source, medium, campaign].map((word) => word ?? '').join('\t') : ''

function begin(event: AnalyticsEvent): Visit {
  return {
    lastAt: event.at,
    referrer: event.referrer ?? '',
    campaign: campaignOf(event),
    pages: [],
    articles: [],
    dealers: [],
    scriptless: [],
    led: false,
    requested: false,
  }
}

/** Whether the value is new; adds it. */
function first(seen: string[], value: string): boolean {
  if (seen.includes(value)) return false
  if (seen.length < MAX_SEEN) seen.push(value)
  return true
}

/**
 * Adds one event to the visit that it belongs to, and returns its counts. The events of a visitor must be in
 * chronological order. The given visit is mutated; a new one is returned if it had ended.
 */
export function addToVisit(known: Visit | undefined, event: AnalyticsEvent): { visit: Visit; counts: Counted[] } {
  const counts: Counted[] = []
  const count = (dimension: Dimension, value: string, measure: Metric, by = 1) =>
    counts.push({ dimension, value, measure, count: by })
  const isNew = !known || event.at - known.lastAt > VISIT_TIMEOUT
  const visit = isNew ? begin(event) : known
  visit.lastAt = Math.max(visit.lastAt, event.at)
  if (isNew) {
    count('all', '', 'visits')
    count('referrer', visit.referrer, 'visits')
    if (visit.campaign) count('campaign', visit.campaign, 'visits')
  }
  const { kind, path } = event
  const what = `${kind} ${path ?? ''}`
  if (event.scriptless) visit.scriptless = [...visit.scriptless.slice(1 - MAX_SCRIPTLESS), [what, event.at]]
  else {
    const duplicate = visit.scriptless.findIndex(([same, at]) => same === what && event.at - at <= SAME)
    if (duplicate >= 0) {
      visit.scriptless.splice(duplicate, 1)
      return { visit, counts }
    }
  }
  const article = event.article === undefined ? undefined : String(event.article)
  const dealer = event.dealer === undefined ? undefined : String(event.dealer)

  /** Credits everything seen in this visit. */
  function credit(measure: 'leads' | 'requests'): void {
    count('all', '', measure)
    count('referrer', visit.referrer, measure)
    if (visit.campaign) count('campaign', visit.campaign, measure)
    // The dealer page is not credited for its own conversion.
    for (const page of visit.pages) if (kind !== DEALER_PAGE || page !== path) count('page', page, measure)
    for (const seen of visit.articles) count('article', seen, measure)
  }

  function view(): void {
    // A search or postcode of the landing page may have begun the visit before its view.
    const isEntry = visit.pages.length === 0
    const isFirst = path !== undefined && first(visit.pages, path)
    count('all', '', 'views')
    if (path !== undefined) {
      count('page', path, 'views')
      if (isFirst) count('page', path, 'visits')
      if (isEntry) count('page', path, 'entries')
    }
    if (article) {
      count('article', article, 'views')
      if (first(visit.articles, article)) count('article', article, 'visits')
    }
    if (dealer) {
      count('dealer', dealer, 'views')
      if (first(visit.dealers, dealer)) count('dealer', dealer, 'visits')
    }
  }

  if (kind === 'view') view()
  else if (kind === 'search') {
    count('all', '', 'searches')
    if (event.term) count('term', event.term, 'searches')
    if (event.results === 0) {
      count('all', '', 'emptySearches')
      if (event.term) count('term', event.term, 'emptySearches')
    }
  } else if (kind === 'dealerSought') {
    if (event.postcode) {
      count('postcode', event.postcode, 'dealersSought')
      if (event.kilometres !== undefined) count('postcode', event.postcode, 'kilometres', Math.round(event.kilometres))
    }
  } else if (isConversion(kind)) {
    count('all', '', kind)
    if (dealer) count('dealer', dealer, kind)
    if (article && kind === 'articleAdded') count('article', article, kind)
    if (leading.includes(kind) && !visit.led) {
      visit.led = true
      credit('leads')
    }
    if (kind === 'orderRequestSent' && !visit.requested) {
      visit.requested = true
      credit('requests')
    }
  }
  return { visit, counts }
}
