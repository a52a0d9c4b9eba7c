/** The lines of an import, kept between checking and applying. Lines that change nothing are only counted. */
import type { BasePayload, PayloadRequest } from 'payload'
import type { CellError } from './messages'

export interface LineError extends CellError {
  /** Header of the column; empty for the whole line. */
  column: string
}

export interface ImportLine {
  line: number
  kind: 'create' | 'change' | 'error'
  number: string
  /** By header, as texts: before and after. */
  difference: Readonly<Record<string, readonly [string, string]>> | readonly LineError[]
  /** Values by header. */
  data: Readonly<Record<string, unknown>>
  document?: number
}

interface Drizzle {
  insert(table: unknown): { values(rows: readonly object[]): PromiseLike<unknown> }
}

/** Rows in one statement: SQLite accepts 32,766 values, seven a row. */
const AT_ONCE = 500

export async function keepLines(payload: BasePayload, importId: number, lines: readonly ImportLine[]): Promise<void> {
  const { drizzle, tables } = payload.db as unknown as { drizzle: Drizzle; tables: Record<string, unknown> }
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await drizzle
      .insert(tables.import_rows)
      .values(lines.slice(at, at + AT_ONCE).map((line) => ({ import: importId, ...line })))
}

export async function readLines(
  req: PayloadRequest,
  importId: number,
  { kinds, after, limit }: { kinds: readonly ImportLine['kind'][]; after: number; limit: number },
): Promise<ImportLine[]> {
  const { docs } = await req.payload.db.find({
    collection: 'importRows',
    where: { and: [{ import: { equals: importId } }, { line: { greater_than: after } }, { kind: { in: [...kinds] } }] },
    sort: 'line',
    limit,
    pagination: false,
    req,
  })
  return docs as unknown as ImportLine[]
}

export async function deleteImportRows(req: PayloadRequest, importId: number): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'importRows', where: { import: { equals: importId } }, req })
}
