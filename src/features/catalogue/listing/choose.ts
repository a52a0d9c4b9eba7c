/**
 * Computes the rows of a listing, and for each further choice the number of rows that it would leave. A filter does not
 * reduce its own counts: among colours, the count beside white is what also choosing white would add.
 */
import type { CodedColumn } from '../../../lib/codedColumn'
import { type Locale, locales } from '../../../lib/locales'
import type { ArticleIndex } from '../articleIndex/articleIndex'

export interface FilterDimension {
  column: CodedColumn<string> | CodedColumn<number>
  /** For each code, whether its value passes; undefined without a choice. */
  allowed: Uint8Array | undefined
}

export interface Chosen {
  total: number
  /** Whether a row is shown. */
  passes(row: number): boolean
  /** For each dimension, by code: rows that pass all other dimensions. */
  counts: readonly Uint32Array[]
}

/** Fails in more than one dimension, or is outside this listing: counted nowhere. */
const OUT = 2

/** `among` marks the rows that may be chosen from, without it all. */
export function choose(
  stock: ArticleIndex,
  {
    locale,
    groups,
    among,
  }: { locale: Locale; groups: ReadonlySet<number> | undefined; among?: Uint8Array | undefined },
  dimensions: readonly FilterDimension[],
): Chosen {
  const { size, named } = stock
  const bit = 1 << locales.indexOf(locale)
  const inGroups = groups && stock.groups.chosen((id) => groups.has(id))
  const groupCodes = stock.groups.codes
  // How many dimensions a row fails so far, and which one.
  const fails = new Uint8Array(size)
  const failedIn = new Uint8Array(size)
  const candidates = new Uint32Array(size)
  let count = 0
  for (let row = 0; row < size; row++) {
    if (((named[row] as number) & bit) === 0) fails[row] = OUT
    else if (among && among[row] !== 1) fails[row] = OUT
    else if (inGroups && inGroups[groupCodes[row] as number] !== 1) fails[row] = OUT
    else candidates[count++] = row
  }
  for (const [at, { column, allowed }] of dimensions.entries()) {
    if (!allowed) continue
    const { codes } = column
    for (let place = 0; place < count; place++) {
      const row = candidates[place] as number
      if (allowed[codes[row] ?? 0] === 1) continue
      if ((fails[row] as number) < OUT) fails[row] = (fails[row] as number) + 1
      failedIn[row] = at
    }
  }
  let total = 0
  let left = 0
  for (let place = 0; place < count; place++) {
    const row = candidates[place] as number
    if (fails[row] === 0) total++
    if ((fails[row] as number) < OUT) candidates[left++] = row
  }
  const counts = dimensions.map(({ column }, at) => {
    const found = new Uint32Array(column.values.length)
    const { codes } = column
    for (let place = 0; place < left; place++) {
      const row = candidates[place] as number
      if (fails[row] === 0 || failedIn[row] === at) {
        const code = codes[row] ?? 0
        found[code] = (found[code] as number) + 1
      }
    }
    return found
  })
  return { total, passes: (row) => fails[row] === 0, counts }
}

/** One page of passing rows, those with the highest score first; equal ones as in `order`. */
export function bestRowsOfPage(
  { scores, order }: { scores: Float64Array; order: Uint32Array },
  passes: (row: number) => boolean,
  from: number,
  length: number,
): number[] {
  const rows = order.filter(passes)
  // Sorting is stable, so that equal scores keep the order.
  rows.sort((one, other) => (scores[other] as number) - (scores[one] as number))
  return [...rows.subarray(from, from + length)]
}

/** One page of passing rows, in order. */
export function rowsOfPage(
  order: Uint32Array,
  passes: (row: number) => boolean,
  from: number,
  length: number,
): number[] {
  const rows: number[] = []
  let seen = 0
  for (const row of order) {
    if (!passes(row) || seen++ < from) continue
    rows.push(row)
    if (rows.length === length) break
  }
  return rows
}
