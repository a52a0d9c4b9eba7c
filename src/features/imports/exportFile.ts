/** Exports all documents of a kind as a file that can be imported again. */
import type { PayloadRequest } from 'payload'
import type { ImportColumn } from './columns'
import { allStored, withNumbers } from './documents'
import { writeCsv } from './files/csv'
import type { TextRow } from './files/table'
import { writeXlsx } from './files/writeXlsx'
import { type Lookups, readLookups } from './lookups'
import type { ImportTarget } from './targets'

export const formats = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const
export type Format = keyof typeof formats

export const isFormat = (name: unknown): name is Format => typeof name === 'string' && Object.hasOwn(formats, name)

export async function* exportRows(req: PayloadRequest, target: ImportTarget): AsyncGenerator<TextRow> {
  const lookups = await readLookups(req.payload)
  const columns = target.columns(lookups)
  const references = columns.filter(({ later }) => later)
  yield columns.map(({ header }) => header)
  for await (const part of allStored(req, target))
    for (const document of await withNumbers(req, part, references))
      yield columns.map((column) => cellOf(column, column.get(document), lookups))
}

function cellOf(column: ImportColumn, value: unknown, lookups: Lookups): string {
  return value === null || value === undefined ? '' : column.write(value, lookups)
}
