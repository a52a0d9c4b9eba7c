/** Response types of the screen's endpoints, shared by server and screen. Must not import server modules. */
import type { Metric } from '../analytics/client'

/** Both days included; days are Norwegian, `2026-11-22`. */
export interface Days {
  from: string
  to: string
}
export type Grain = 'hour' | 'day' | 'month'
export const comparisons = ['previous', 'year', 'none'] as const
export type PeriodComparison = (typeof comparisons)[number]
export const presets = ['today', '7', '30', '90', '12m'] as const
export type Preset = (typeof presets)[number]

/** Metrics of the plot: for the whole site, and for one dealer. */
export const siteMetrics = [
  'visits',
  'views',
  'leads',
  'finn_din_forhandler',
  'requests',
  'orderRequestSent',
  'articleAdded',
  'newsletterJoined',
  'memberRegistered',
  'searches',
] as const satisfies Metric[]
export const dealerMetrics = [
  'visits',
  'views',
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'orderRequestSent',
] as const satisfies Metric[]
export type ShownMetric = (typeof siteMetrics)[number] | (typeof dealerMetrics)[number]

export type Sums = Partial<Record<Metric, number>>

export interface Answering {
  received: number
  answered: number
  /** Hours until half of the requests were answered; null without answers. */
  medianHours: number | null
}

export interface Figures {
  days: Days
  sums: Sums
  /** Points with their sums; `at` is an hour, a day or a month. */
  series: readonly { at: string; sums: Sums }[]
  answering: Answering
}

export interface Overview {
  scope: 'site' | 'dealer'
  /** Name of the dealer whose figures these are. */
  dealer: string | null
  /** The present period's preset, or null for chosen days. */
  preset: Preset | null
  comparison: PeriodComparison
  grain: Grain
  today: string
  /** The hour in progress. */
  hour: string
  now: Figures
  before: Figures | null
  /** Whether samples are included. */
  samples: boolean
  /** The first day with figures. */
  since: string | null
  /** Whether analytics is switched on. */
  collecting: boolean
}

export interface InsightRow {
  /** The counted value: a path, an id, a term. */
  value: string
  name: string
  /** Explains the name: the path of a title, the town of a postcode. */
  detail?: string
  href?: string
  /** By column (`tables.ts`); null if there is none. */
  numbers: Numbers
  /** The same in the comparison period; undefined without comparison. */
  before?: Numbers
}
export type Numbers = Readonly<Record<string, number | null>>

export interface TablePage {
  rows: readonly InsightRow[]
  /** Whether more follow. */
  more: boolean
}
