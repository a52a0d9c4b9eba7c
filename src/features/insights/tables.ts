/** The tables of the screen: what each lists, and by which numbers. Known to the server and to the screen. */
import type { Dimension, Measure } from '../../site/measures'

export type Unit = 'count' | 'share' | 'kilometres' | 'hours'

export interface Column {
  name: string
  unit: Unit
  /** Of two measures of the row: the one in a hundred of, or for each of, the other. */
  of?: readonly [Measure, Measure]
}

export interface Table {
  /** Undefined where the figures are another feature's. */
  dimension?: Dimension
  columns: readonly Column[]
  /** Columns that it can be sorted by; the first is meant unless said. */
  sorts: readonly string[]
  /** Whether dealers' users may see it: then it has rows of their own dealer alone. */
  forDealers?: true
}

const count = (name: Measure | 'received' | 'answered' | 'waiting' | 'sent' | 'clicks'): Column => ({
  name,
  unit: 'count',
})
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
    columns: [count('searches'), count('emptySearches')],
    sorts: ['searches'],
  },
  emptySearches: {
    dimension: 'term',
    columns: [count('emptySearches'), count('searches')],
    sorts: ['emptySearches'],
  },
  // Visitors times distance is the sum of their ways: where a dealer would save the most kilometres.
  postcodes: {
    dimension: 'postcode',
    columns: [
      count('dealersSought'),
      { name: 'distance', unit: 'kilometres', of: ['kilometres', 'dealersSought'] },
      { name: 'kilometres', unit: 'kilometres' },
    ],
    sorts: ['kilometres', 'dealersSought'],
  },
  answering: {
    columns: [
      count('received'),
      count('answered'),
      count('waiting'),
      { name: 'medianHours', unit: 'hours' },
      { name: 'withinDay', unit: 'share' },
    ],
    sorts: ['received', 'medianHours', 'waiting'],
    forDealers: true,
  },
  sms: {
    columns: [count('sent'), count('clicks'), { name: 'clickShare', unit: 'share' }],
    sorts: ['sent'],
  },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]
export const isTableName = (value: unknown): value is TableName => tableNames.some((name) => name === value)
export const tableOf = (name: TableName): Table => tables[name]
