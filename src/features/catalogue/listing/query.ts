/** Parses the query of a listing, and writes it. */
import { type SortingName, sortings } from '../articleIndex/articleIndex'

export type ListingView = 'grid' | 'table'

/** Query parameters, in their order in URLs. */
export const LINE = 'linje'
export const AVAILABILITY = 'tilgjengelighet'
export const PRICE = 'pris'
/** Prefix of the parameters of specifications. */
export const SPECIFICATION = 'egenskap.'
export const SORTING = 'sortering'
export const VIEW = 'visning'
const PAGE = 'side'

export const listingQuery = [LINE, AVAILABILITY, PRICE, `${SPECIFICATION}*`, SORTING, VIEW, PAGE] as const

const viewNames: Record<ListingView, string> = { grid: 'rutenett', table: 'tabell' }

export interface ListingState {
  /** Raw values of the filters by parameter; each filter parses its own. */
  filters: ReadonlyMap<string, string>
  sorting: SortingName
  /** Undefined: the editors' default. */
  view: ListingView | undefined
  /** From 1. */
  page: number
  /** Other parameters of the page that stay in its addresses: the search whose hits are listed. */
  kept?: readonly (readonly [name: string, value: string])[]
}

/** Whether a query chooses, sorts or shows articles in a way of its own. */
export const asksForListing = (query: Readonly<Record<string, string>>): boolean => {
  const { filters, sorting, view } = readListingQuery(query)
  return filters.size > 0 || sorting !== 'standard' || view !== undefined
}

/** Characters of one filter's value; no real choice is longer. */
const MAX_VALUE = 500
/** Filters that one address may set. */
const MAX_FILTERS = 40
const MAX_PAGE = 1_000_000

export function readListingQuery(query: Readonly<Record<string, string>>): ListingState {
  const isFilter = (name: string) =>
    name === LINE || name === AVAILABILITY || name === PRICE || name.startsWith(SPECIFICATION)
  const filters = Object.entries(query)
    // Forms submit their empty fields.
    .filter(([name, value]) => isFilter(name) && /[^,\s]/.test(value) && value.length <= MAX_VALUE)
    .slice(0, MAX_FILTERS)
  const page = Number(query[PAGE])
  const requested = (Object.keys(viewNames) as ListingView[]).find((view) => viewNames[view] === query[VIEW])
  return {
    filters: new Map(filters),
    sorting: sortings.find((name) => name === query[SORTING]) ?? 'standard',
    view: requested,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The query of a state, with `?`; empty if all values are defaults. */
export function queryOf({ kept = [], filters, sorting, view, page }: ListingState): string {
  const pairs = [
    ...kept,
    ...filters,
    ...(sorting === 'standard' ? [] : [[SORTING, sorting] as const]),
    ...(view ? [[VIEW, viewNames[view]] as const] : []),
    ...(page > 1 ? [[PAGE, String(page)] as const] : []),
  ]
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&')}`
}

export interface Range {
  from?: number
  to?: number
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const spans = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`)
const wholeNumber = new RegExp(`^${NUMBER}$`)

/**
 * Parses `7-10`, `7-` and `-10`, and `7,10` from two fields of one name. Undefined if empty; swapped bounds are put in
 * order.
 */
export function readRange(sent: string): Range | undefined {
  const [, from, to] = spans.exec(sent.trim()) ?? /^([^,]*),([^,]*)$/.exec(sent.trim()) ?? []
  const bound = (text: string | undefined) => {
    const bare = text?.trim() ?? ''
    return wholeNumber.test(bare) ? Number(bare) : undefined
  }
  const [low, high] = [bound(from), bound(to)]
  if (low === undefined && high === undefined) return undefined
  if (low !== undefined && high !== undefined && low > high) return { from: high, to: low }
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) }
}

export const rangeInAddress = ({ from, to }: Range) => `${from ?? ''}-${to ?? ''}`
