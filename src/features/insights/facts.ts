import type { Metric } from '../analytics/client'
/** What the calls of the screen answer. The screen knows this file too, and none of the server's. */

/** Both days included; days are Norwegian, `2026-11-22`. */
export interface Days {
  from: string
  to: string
}
export type Grain = 'hour' | 'day' | 'month'
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]
export const presets = ['today', '7', '30', '90', '12m'] as const
export type Preset = (typeof presets)[number]

/** Measures that are drawn over time: for the whole site, and for one dealer. */
export const siteMeasures = [
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
export const dealerMeasures = [
  'visits',
  'views',
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'orderRequestSent',
] as const satisfies Metric[]
export type ShownMeasure = (typeof siteMeasures)[number] | (typeof dealerMeasures)[number]

export type Sums = Partial<Record<Metric, number>>

export interface Answering {
  received: number
  answered: number
  /** Hours until half were answered; null where none was. */
  medianHours: number | null
}

export interface Figures {
  days: Days
  sums: Sums
  /** Each with what was counted in it; `at` is an hour, a day or a month. */
  series: readonly { at: string; sums: Sums }[]
  answering: Answering
}

export interface Overview {
  scope: 'site' | 'dealer'
  /** Of the dealer whose figures these are. */
  dealer: string | null
  /** Those of the period's preset, or the period's own. */
  preset: Preset | null
  comparison: Comparison
  grain: Grain
  today: string
  /** The hour that is going on. */
  hour: string
  now: Figures
  before: Figures | null
  /** Whether invented figures are among them. */
  samples: boolean
  /** The first day that has figures. */
  since: string | null
  /** Whether anything is being collected. */
  collecting: boolean
}

export interface Row {
  /** As it is counted: a path, an id, a term. */
  value: string
  name: string
  /** What explains the name: a path below a title, the places of a postcode. */
  detail?: string
  href?: string
  /** By column (`tables.ts`); null where there is none. */
  numbers: Numbers
  /** The same of what the period is compared with; undefined where it is compared with nothing. */
  before?: Numbers
}
export type Numbers = Readonly<Record<string, number | null>>

export interface TablePage {
  rows: readonly Row[]
  /** Whether more follow. */
  more: boolean
}
