/** What an address asks of a listing, and the address that asks it. */
import { type SortingName, sortings } from '../articleIndex/articleIndex'

export type View = 'grid' | 'table'

/** Parameters, in the order in which addresses have them. */
export const LINE = 'linje'
export const AVAILABILITY = 'tilgjengelighet'
export const PRICE = 'pris'
/** Before the address name of a specification. */
export const SPECIFICATION = 'egenskap.'
export const SORTING = 'sortering'
export const VIEW = 'visning'
const PAGE = 'side'

export const listingQuery = [LINE, AVAILABILITY, PRICE, `${SPECIFICATION}*`, SORTING, VIEW, PAGE] as const

const viewNames: Record<View, string> = { grid: 'rutenett', table: 'tabell' }

export interface ListingState {
  /** What each filter was sent, by its parameter; what it means the filter knows. */
  filters: ReadonlyMap<string, string>
  sorting: SortingName
  /** Undefined: as the editors chose. */
  view: View | undefined
  /** From 1. */
  page: number
}

/** Characters of one filter's value; longer ones are nobody's choice. */
const MAX_VALUE = 500
/** Filters that one address may set. */
const MAX_FILTERS = 40
const MAX_PAGE = 1_000_000

export function readListingQuery(query: Readonly<Record<string, string>>): ListingState {
  const isFilter = (name: string) =>
    name === LINE || name === AVAILABILITY || name === PRICE || name.startsWith(SPECIFICATION)
  const filters = Object.entries(query)
    // A form sends its empty fields along.
    .filter(([name, value]) => isFilter(name) && /[^,\s]/.test(value) && value.length <= MAX_VALUE)
    .slice(0, MAX_FILTERS)
  const page = Number(query[PAGE])
  const asked = (Object.keys(viewNames) as View[]).find((view) => viewNames[view] === query[VIEW])
  return {
    filters: new Map(filters),
    sorting: sortings.find((name) => name === query[SORTING]) ?? 'standard',
    view: asked,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The query of a state, with `?`; empty where nothing differs from what is usual. */
export function queryOf({ filters, sorting, view, page }: ListingState): string {
  const pairs = [
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
 * `7-10`, `7-` and `-10`; and `7,10` as two fields of one name arrive. Undefined where it says nothing; turned round
 * where it was.
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
