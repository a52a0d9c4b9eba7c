/**
 * Bounds on one REST call. Payload has none of its own: an endless list, relations ten levels deep in all languages, or
 * a thousand conditions block all other requests, since it reads on the main thread.
 */
import { isValues } from '../../lib/isValues'

export interface Bounds {
  /** Levels of relations that are populated. */
  depth: number
  /** Documents of a list, without relations and with them populated. */
  limit: number
  limitWithRelations: number
  /** Conditions of a `where`, and values of one list in it. */
  conditions: number
  values: number
  /** Conditions that search within texts, each of which scans every row. */
  textConditions: number
  /** Documents before the requested page: the database counts through them. */
  skipped: number
  /** Whether conditions, sorting or selected fields may reach through relations or into joins. */
  relations: boolean
  /** Whether a response may hold all languages at once. */
  allLocales: boolean
}

export const strangers: Bounds = {
  depth: 1,
  limit: 50,
  limitWithRelations: 50,
  conditions: 10,
  values: 50,
  textConditions: 3,
  skipped: 5000,
  relations: false,
  allLocales: false,
}

/** The admin's own screens stay below these. */
export const signedIn: Bounds = {
  depth: 2,
  limit: 500,
  limitWithRelations: 10,
  conditions: 100,
  values: 1000,
  textConditions: 20,
  skipped: 20_000,
  relations: true,
  allLocales: true,
}

/** Documents of a list without a limit. */
const USUAL_LIMIT = 10
/** Nesting of `and` and `or`, and the longest text in a condition. */
const MAX_NESTING = 6
const MAX_TEXT = 500

/** Operators that no index supports. */
const searching = new Set(['like', 'not_like', 'contains'])

export type Query = Record<string, unknown>

/** The first parameter that exceeds a bound, and the bound. */
export interface Excess {
  parameter: string
  most: number
}

const numberOf = (value: unknown, otherwise: number): number => {
  const number = Number(value)
  return value === undefined || value === '' || !Number.isFinite(number) ? otherwise : number
}

/** A condition may also be JSON; undefined if it is invalid. */
function parsed(where: string): unknown {
  try {
    return JSON.parse(where)
  } catch {
    return undefined
  }
}

const comparesLists = new Set(['in', 'not_in', 'all'])

/** A list may be a comma-separated text. */
function valuesOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (isValues(value)) return Object.values(value)
  return comparesLists.has(operator) && typeof value === 'string' ? value.split(',') : [value]
}

/**
 * Lowers counts to the bounds; returns what cannot be lowered. `isRead`: bulk changes are bounded by their condition
 * alone, since a limit would leave the rest unchanged.
 */
export function bound(query: Query, bounds: Bounds, isRead = true): Excess | undefined {
  const limit = Math.trunc(numberOf(query.limit, USUAL_LIMIT))
  // A long list without a depth is returned unpopulated, rather than cut off.
  const usualDepth = limit > bounds.limitWithRelations ? 0 : bounds.depth
  const depth = Math.min(Math.max(0, Math.trunc(numberOf(query.depth, usualDepth))), bounds.depth)
  query.depth = depth
  if (isRead) {
    const most = depth > 0 ? bounds.limitWithRelations : bounds.limit
    query.limit = limit > 0 ? Math.min(limit, most) : most
    // `pagination=false` would remove the limit.
    delete query.pagination
    const page = Math.max(1, Math.trunc(numberOf(query.page, 1)))
    if (query.page !== undefined) query.page = page
    if ((page - 1) * Number(query.limit) > bounds.skipped)
      return { parameter: 'page', most: Math.floor(bounds.skipped / Number(query.limit)) + 1 }
  }
  if (typeof query.where === 'string' && query.where !== '') {
    query.where = parsed(query.where)
    // Ignored as invalid, it would match everything.
    if (query.where === undefined) return { parameter: 'where', most: 0 }
  }
  return excessOfWhere(query.where, bounds) ?? excessOfSort(query.sort, bounds) ?? excessOfFields(query, bounds)
}

function excessOfWhere(where: unknown, bounds: Bounds): Excess | undefined {
  let conditions = 0
  let textConditions = 0

  function walk(value: unknown, nesting: number): Excess | undefined {
    if (nesting > MAX_NESTING) return { parameter: 'where', most: MAX_NESTING }
    for (const [key, inner] of Object.entries(isValues(value) ? value : {})) {
      const excess = /^(and|or)$/i.test(key) ? walkAll(inner, nesting + 1) : field(key, inner)
      if (excess) return excess
    }
    return undefined
  }

  function walkAll(list: unknown, nesting: number): Excess | undefined {
    const members = isValues(list) ? Object.values(list) : Array.isArray(list) ? list : []
    if (members.length > bounds.conditions) return { parameter: 'where', most: bounds.conditions }
    for (const member of members) {
      const excess = walk(member, nesting)
      if (excess) return excess
    }
    return undefined
  }

  function field(path: string, operators: unknown): Excess | undefined {
    if (!bounds.relations && path.includes('.')) return { parameter: `where[${path}]`, most: 0 }
    for (const [operator, value] of Object.entries(isValues(operators) ? operators : {})) {
      // No field is a point, and the database fails on other types.
      if (['near', 'within', 'intersects'].includes(operator))
        return { parameter: `where[${path}][${operator}]`, most: 0 }
      if (++conditions > bounds.conditions) return { parameter: 'where', most: bounds.conditions }
      // A repeated parameter is a list, and most operators compare with one value only.
      if (typeof value === 'object' && value !== null && !comparesLists.has(operator))
        return { parameter: `where[${path}][${operator}]`, most: 1 }
      if (searching.has(operator) && ++textConditions > bounds.textConditions)
        return { parameter: 'where', most: bounds.textConditions }
      const values = valuesOf(operator, value)
      if (values.length > bounds.values) return { parameter: `where[${path}]`, most: bounds.values }
      if (values.some((one) => typeof one === 'string' && one.length > MAX_TEXT))
        return { parameter: `where[${path}]`, most: MAX_TEXT }
    }
    return undefined
  }

  return walk(where, 0)
}

function excessOfSort(sort: unknown, bounds: Bounds): Excess | undefined {
  const fields = (Array.isArray(sort) ? sort : [sort]).flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
  const most = bounds.relations ? 5 : 1
  if (fields.length > most) return { parameter: 'sort', most }
  if (!bounds.relations && fields.some((field) => field.includes('.'))) return { parameter: 'sort', most: 0 }
  return undefined
}

function excessOfFields(query: Query, bounds: Bounds): Excess | undefined {
  if (bounds.relations) return undefined
  const parameter = ['populate', 'joins', 'select'].find((name) => query[name] !== undefined)
  return parameter ? { parameter, most: 0 } : undefined
}
