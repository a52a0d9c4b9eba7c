/** Exports all documents of a kind as a file that can be imported again. */
import type { PayloadRequest } from 'payload'
import type { Column } from './columns'
import { findStored, withNumbers } from './documents'
import { writeCsv } from './files/csv'
import type { TextRow } from './files/table'
import { writeXlsx } from './files/writeXlsx'
import { type Lookups, readLookups } from './lookups'
import type { Target } from './targets'

/** Documents read at once. */
const PART = 500

export const formats = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const
export type Format = keyof typeof formats

export const isFormat = (name: unknown): name is Format => typeof name === 'string' && Object.hasOwn(formats, name)

export async function* exportRows(req: PayloadRequest, target: Target): AsyncGenerator<TextRow> {
  const lookups = await readLookups(req.payload)
  const columns = target.columns(lookups)
  const references = columns.filter(({ later }) => later)
  yield columns.map(({ header }) => header)
  const { docs: all } = await req.payload.find({
    collection: target.name,
    sort: 'number',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { number: true } as never,
    req,
  })
  for (let at = 0; at < all.length; at += PART) {
    const ids = all.slice(at, at + PART).map(({ id }) => id)
    const documents = await findStored(req, target, { id: { in: ids } })
    const named = new Map((await withNumbers(req, documents, references)).map((doc) => [doc.id, doc]))
    for (const id of ids) {
      const document = named.get(id)
      if (document) yield columns.map((column) => cellOf(column, column.get(document), lookups))
    }
  }
}

function cellOf(column: Column, value: unknown, lookups: Lookups): string {
  return value === null || value === undefined ? '' : column.write(value, lookups)
}
