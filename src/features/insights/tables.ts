import type { Dimension, Metric } from '../analytics/client'
/** The tables of the screen: what each lists, and by which numbers. Known to the server and to the screen. */

export type Unit = 'count' | 'share' | 'kilometres' | 'hours'

export interface Column {
  name: string
  unit: Unit
  /** Of two measures of the row: the one in a hundred of, or for each of, the other. */
  of?: readonly [Metric, Metric]
  /** Which change is good, where more is not. */
  better?: Better
}
export type Better = 'less' | 'neither'

export interface Table {
  /** Undefined where the figures are another feature's. */
  dimension?: Dimension
  columns: readonly Column[]
  /** Columns that it can be sorted by; the first is meant unless said. */
  sorts: readonly string[]
  /** Whether dealers' users may see it: then it has rows of their own dealer alone. */
  forDealers?: true
  /** Whether its rows are there once, with nothing earlier to be compared with. */
  once?: true
}

type Counted = Metric | 'received' | 'answered' | 'waiting' | 'sent' | 'clicks'

const count = (name: Counted, better?: Better): Column => ({ name, unit: 'count', ...(better ? { better } : {}) })
const leadShare: Column = { name: 'leadShare', unit: 'share', of: ['leads', 'visits'] }

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
  // Visitors times distance is the sum of their ways: where a dealer would save the most kilometres.
  postcodes: {
    dimension: 'postcode',
    columns: [
      count('dealersSought'),
      { name: 'distance', unit: 'kilometres', of: ['kilometres', 'dealersSought'], better: 'less' },
      // More of them are more visitors, or farther ways.
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
  // A campaign is sent once: earlier it had no numbers, and another campaign's say nothing of it.
  sms: {
    columns: [count('sent'), count('clicks'), { name: 'clickShare', unit: 'share' }],
    sorts: ['sent'],
    once: true,
  },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
const tableNames = Object.keys(tables) as TableName[]
export const isTableName = (value: unknown): value is TableName => tableNames.some((name) => name === value)
export const tableOf = (name: TableName): Table => tables[name]
