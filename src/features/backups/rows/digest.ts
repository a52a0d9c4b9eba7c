/** The digest of a table's rows: equal for equal content in either dialect and any order of rows. */
import { createHash } from 'node:crypto'
import { storable } from '../../../cms/statements'
import type { StoredRow, Value } from './database'

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/

/** JSON with sorted keys: PostgreSQL keeps another order than it was given, and takes no text that is not `storable`. */
function sorted(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

function canonical(value: Value): Value {
  if (typeof value !== 'string') return value
  if (value.startsWith('{') || value.startsWith('[')) {
    try {
      return JSON.stringify(sorted(JSON.parse(value)))
    } catch {
      return storable(value)
    }
  }
  const time = MOMENT.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? storable(value) : new Date(time).toISOString()
}

export class TableDigest {
  rows = 0
  readonly #sum = Buffer.alloc(32)

  add(row: StoredRow): void {
    this.rows++
    const hash = createHash('sha256')
      .update(JSON.stringify(row.map(canonical)))
      .digest()
    // Rows have keys, so none occurs twice and takes itself out.
    for (let at = 0; at < hash.length; at++) this.#sum[at] = (this.#sum[at] ?? 0) ^ (hash[at] ?? 0)
  }

  get value(): string {
    return this.#sum.toString('hex')
  }
}

/** What is equal of a table on both sides when everything has arrived. */
export interface TableSum {
  name: string
  rows: number
  digest: string
}

export async function sumOf(name: string, pieces: AsyncIterable<readonly StoredRow[]>): Promise<TableSum> {
  const digest = new TableDigest()
  for await (const rows of pieces) for (const row of rows) digest.add(row)
  return { name, rows: digest.rows, digest: digest.value }
}
