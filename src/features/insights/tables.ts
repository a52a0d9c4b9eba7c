/** The tables of the screen: their dimensions and columns. Shared by server and screen. */
import type { Dimension, Metric } from '../analytics/client'

export type Unit = 'count' | 'share' | 'kilometres' | 'hours'

export interface TableColumn {
  name: string
  unit: Unit
  /** A ratio of two metrics of the row: a percentage, or the one for each of the other. */
  of?: readonly [Metric, Metric]
  /** Which change is an improvement, if it is not an increase. */
  better?: Better
}
export type Better = 'less' | 'neither'

export interface TableDefinition {
  /** Undefined for tables whose figures come from another feature. */
  dimension?: Dimension
  columns: readonly TableColumn[]
  /** Columns that it can be sorted by; the first is the default. */
  sorts: readonly string[]
  /** Whether a dealer's users may see it, restricted to their own dealer. */
  forDealers?: true
  /** Whether its rows occur once, so that there is no comparison. */
  once?: true
}

type Counted = Metric | 'received' | 'answered' | 'waiting' | 'sent' | 'clicks'

const count = (name: Counted, better?: Better): TableColumn => ({ name, unit: 'count', ...(better ? { better } : {}) })
const leadShare: TableColumn = { name: 'leadShare', unit: 'share', of: ['leads', 'visits'] }

export const tables = {
  sources: {
    dimension: 'referrer',
    columns: [count('visits'), count('leads'), leadShare, count('requests')],
    sorts: ['visits', 'leads', 'requests'],
  },
  campaigns: {
    dimension: 'campaign',
    columns: [count('visits'), count('leads'), leadShare, count('requests')],
    sorts: ['visits', 'leads', 'requests'],
  },
  pages: {
    dimension: 'page',
    columns: [count('visits'), count('views'), count('entries'), count('leads'), leadShare, count('requests')],
    sorts: ['visits', 'views', 'entries', 'leads', 'requests'],
  },
  articles: {
    dimension: 'article',
    columns: [count('visits'), count('articleAdded'), count('leads'), leadShare, count('requests')],
    sorts: ['visits', 'articleAdded', 'leads', 'requests'],
  },
  dealers: {
    dimension: 'dealer',
    columns: [
      count('visits'),
      count('dealerCalled'),
      count('dealerEmailed'),
      count('routeOpened'),
      count('orderRequestSent'),
    ],
    sorts: ['visits', 'dealerCalled', 'dealerEmailed', 'routeOpened', 'orderRequestSent'],
  },
  searches: {
    dimension: 'term',
    columns: [count('searches'), count('emptySearches', 'less')],
    sorts: ['searches'],
  },
  emptySearches: {
    dimension: 'term',
    columns: [count('emptySearches', 'less'), count('searches')],
    sorts: ['emptySearches'],
  },
  // Visitors times distance: shows where a new dealer would save the most kilometres.
  postcodes: {
    dimension: 'postcode',
    columns: [
      count('dealersSought'),
      { name: 'distance', unit: 'kilometres', of: ['kilometres', 'dealersSought'], better: 'less' },
      // An increase may mean more visitors or longer distances.
      { name: 'kilometres', unit: 'kilometres', better: 'neither' },
    ],
    sorts: ['kilometres', 'dealersSought'],
  },
  answering: {
    columns: [
      count('received'),
      count('answered'),
      count('waiting', 'less'),
      { name: 'medianHours', unit: 'hours', better: 'less' },
      { name: 'withinDay', unit: 'share' },
    ],
    sorts: ['received', 'medianHours', 'waiting'],
    forDealers: true,
  },
  // A campaign is sent once: it has no earlier figures to compare with.
  sms: {
    columns: [count('sent'), count('clicks'), { name: 'clickShare', unit: 'share' }],
    sorts: ['sent'],
    once: true,
  },
} as const satisfies Record<string, TableDefinition>

export type TableName = keyof typeof tables
const tableNames = Object.keys(tables) as TableName[]
export const isTableName = (value: unknown): value is TableName => tableNames.some((name) => name === value)
export const tableOf = (name: TableName): TableDefinition => tables[name]
