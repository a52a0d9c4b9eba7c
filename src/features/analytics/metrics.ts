/**
 * Names of what is counted. The counter (`features/analytics/counting`) adds to these rows, the dashboard reads them; a
 * row holds how often a measure was seen for one value of a dimension in an hour, a day or a month.
 */

/** Milliseconds of inactivity after which a visit has ended (30 minutes; docs/behaviour.md#analytics). */
export const VISIT_TIMEOUT = 30 * 60 * 1000

/** The dealer page's conversion (docs/behaviour.md#analytics). */
export const DEALER_PAGE = 'finn_din_forhandler'

/** Visitor actions that are goals of the brand. */
export const conversions = [
  DEALER_PAGE,
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'articleAdded',
  'orderRequestSent',
  'newsletterJoined',
  'memberRegistered',
] as const
export type Conversion = (typeof conversions)[number]

/** Conversions that lead to a dealer: a visit with one of them is a lead. */
export const leading: readonly Conversion[] = [
  DEALER_PAGE,
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'orderRequestSent',
]

/** Kinds of raw events, one row each. */
export type EventKind = 'view' | 'search' | 'dealerSought' | Conversion

/**
 * Dimensions and the values that they take.
 *
 * | dimension | value | measures |
 * | --- | --- | --- |
 * | all | empty | views, visits, leads, requests, searches, emptySearches, and each conversion |
 * | page | path with the language's prefix | views, visits, entries, leads, requests |
 * | article | id | views, visits, articleAdded, leads, requests |
 * | dealer | id | views, visits, dealerCalled, dealerEmailed, routeOpened, orderRequestSent |
 * | referrer | host name; empty for none | visits, leads, requests |
 * | campaign | source, medium and campaign, joined by tabs | visits, leads, requests |
 * | term | what was searched for, lower case | searches, emptySearches |
 * | postcode | four digits | dealersSought, kilometres (the sum of the ways to the nearest dealer, whole) |
 *
 * Of `all` there are rows for hours too; of the others for days and months.
 */
const dimensions = ['all', 'page', 'article', 'dealer', 'referrer', 'campaign', 'term', 'postcode'] as const
export type Dimension = (typeof dimensions)[number]

export type Metric =
  | Conversion
  | 'views'
  | 'visits'
  | 'entries'
  | 'leads'
  | 'requests'
  | 'searches'
  | 'emptySearches'
  | 'dealersSought'
  | 'kilometres'

/** The value that stands for all others once a day has too many. */
export const OTHERS = '…'
