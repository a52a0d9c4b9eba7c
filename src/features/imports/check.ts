/** Reads a file and determines what each line would change. Changes no documents. */
import { setImmediate as turn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { Localised } from '../../lib/locales'
import { segmentFrom } from '../../lib/norwegian'
import { type CheckingContext, checkLine } from './checkLine'
import { findStored, referred, type Stored, versionsOf, withNumbers } from './documents'
import { readCsv } from './files/csv'
import { type TableRow, UnreadableFile } from './files/table'
import { readXlsx } from './files/xlsx'
import { readHeaders } from './headers'
import { readLookups } from './lookups'
import { errors, fileError, fileMessages } from './messages'
import { type ImportLine, keepLines } from './rows'
import type { ImportTarget } from './targets'

/** Lines that are looked up and stored at once. */
const BATCH = 500

interface Counts {
  total: number
  created: number
  changed: number
  unchanged: number
  errors: number
}

export type Checked = { counts: Counts; later: boolean } | { error: Localised }

/** A line that refers to documents by number, which a later line may create. */
interface Waiting {
  line: ImportLine
  references: readonly { header: string; numbers: readonly string[] }[]
}

export interface FileToCheck {
  path: string
  filename: string
  importId: number
  target: ImportTarget
  onProgress(counts: Counts): Promise<void>
}

export async function checkFile(req: PayloadRequest, file: FileToCheck): Promise<Checked> {
  try {
    return await checkRows(
      req,
      file,
      file.filename.toLowerCase().endsWith('.xlsx') ? readXlsx(file.path) : readCsv(file.path),
    )
  } catch (error) {
    if (error instanceof UnreadableFile) return { error: fileError(error) }
    throw error
  }
}

async function checkRows(
  req: PayloadRequest,
  { importId, target, onProgress }: FileToCheck,
  rows: AsyncIterable<TableRow>,
): Promise<Checked> {
  const lookups = await readLookups(req.payload)
  const columns = target.columns(lookups)
  const fields = new Map(
    req.payload.collections[target.name].config.flattenedFields.map((field) => [field.name, field]),
  )
  const counts: Counts = { total: 0, created: 0, changed: 0, unchanged: 0, errors: 0 }
  /** First line of each number so far. */
  const numbers = new Map<string, number>()
  const waiting: Waiting[] = []
  let later = false
  let context: CheckingContext | undefined
  let batch: TableRow[] = []

  const flush = async (checking: CheckingContext) => {
    const lines = await checkBatch(batch, target, numbers, checking)
    batch = []
    const here = lines.flatMap(({ found }) => (found ? [found] : []))
    // Also where a cell was emptied, which names nothing.
    later ||= here.some(({ data }) => columns.some((column) => column.later && column.header in data))
    const named = here.map((line) => ({ line, references: referencesIn(line, checking) }))
    waiting.push(...named.filter(({ references }) => references.length > 0))
    const ready = named.filter(({ references }) => references.length === 0)
    await keepLines(
      req.payload,
      importId,
      ready.map(({ line }) => line),
    )
    for (const { found } of lines) counts[found ? countOf[found.kind] : 'unchanged']++
    counts.total += lines.length
    await onProgress(counts)
  }

  for await (const row of rows) {
    if (!context) {
      const read = readHeaders(row.cells, columns, target.key)
      if ('error' in read) return read
      context = { req, columns, headers: read.headers, lookups, fields, slugs: new Set() }
      continue
    }
    batch.push(row)
    if (batch.length === BATCH) await flush(context)
  }
  if (!context || (counts.total === 0 && batch.length === 0)) return { error: fileMessages.empty }
  await flush(context)

  // All numbers of the file are known from here on.
  for (let at = 0; at < waiting.length; at += BATCH) {
    const lines = await resolved(req, target, waiting.slice(at, at + BATCH), numbers)
    const failed = lines.filter(({ kind }) => kind === 'error')
    for (const { document } of failed) counts[document === undefined ? 'created' : 'changed']--
    counts.errors += failed.length
    await keepLines(req.payload, importId, lines)
  }
  await onProgress(counts)
  return { counts, later }
}

const countOf = { create: 'created', change: 'changed', error: 'errors' } as const

async function checkBatch(
  batch: readonly TableRow[],
  target: ImportTarget,
  numbers: Map<string, number>,
  context: CheckingContext,
): Promise<{ found: ImportLine | undefined }[]> {
  const { req, columns, headers } = context
  const at = headers.findIndex((column) => column?.header === target.key.header)
  const numberOf = ({ cells }: TableRow) => cells[at]?.trim() ?? ''
  const wanted = batch.map(numberOf).filter(Boolean)
  const stored = await findStored(req, target, { number: { in: wanted } })
  const references = columns.filter(({ later }) => later)
  const existing = new Map((await withNumbers(req, stored, references)).map((doc) => [doc.number, doc]))
  const versions = await versionsOf(req, target, [...existing.values()])
  await noteSlugs(batch, existing, target, context)

  const found: { found: ImportLine | undefined }[] = []
  for (const row of batch) {
    await turn()
    const number = numberOf(row)
    const error = (what: Localised) =>
      ({
        line: row.line,
        kind: 'error',
        number,
        difference: [{ column: target.key.header, ...what }],
        data: {},
      }) as const
    const before = numbers.get(number)
    const current = existing.get(number)
    if (!number) found.push({ found: error(errors.noNumber()) })
    else if (before !== undefined) found.push({ found: error(errors.twice(before)) })
    else {
      numbers.set(number, row.line)
      const line = await checkLine(row, current, context)
      const waits = line?.kind === 'change' && current && versions.get(current.id)?.draft
      found.push({ found: waits ? error(errors.draft()) : line })
    }
  }
  return found
}

/** Looks up which slugs that this batch might use are taken. */
async function noteSlugs(
  batch: readonly TableRow[],
  existing: ReadonlyMap<string, Stored>,
  target: ImportTarget,
  { headers, slugs, req }: CheckingContext,
): Promise<void> {
  const position = (field: string) => headers.findIndex((column) => column?.field === field && column.locale !== 'en')
  const [name, number, slug] = [position('name'), position('number'), position('slug')]
  const candidates = batch.flatMap(({ cells }) => {
    const typed = cells[slug] ?? ''
    if (existing.has(cells[number] ?? '') && !typed) return []
    const named = cells[name] ?? ''
    const numbered = cells[number] ?? ''
    return [typed, named, `${named.slice(0, 50)} ${numbered}`, numbered].map(segmentFrom).filter(Boolean)
  })
  if (candidates.length === 0) return
  const taken = await findStored(req, target, { slug: { in: [...new Set(candidates)] } })
  for (const { slug: used } of taken) slugs.add(String(used))
}

function referencesIn({ data }: ImportLine, { columns }: CheckingContext): Waiting['references'] {
  return columns
    .filter(({ later, header }) => later && data[header] !== undefined && data[header] !== null)
    .map(({ header }) => ({ header, numbers: [data[header]].flat() as string[] }))
}

/** The lines; those that refer to unknown documents become errors. */
async function resolved(
  req: PayloadRequest,
  target: ImportTarget,
  waiting: readonly Waiting[],
  numbers: ReadonlyMap<string, number>,
): Promise<ImportLine[]> {
  const named = waiting.flatMap(({ references }) => references.flatMap((reference) => reference.numbers))
  /** A file of dealers brings no articles. */
  const brought = target.name === referred.name ? numbers : new Map<string, number>()
  const unknown = [...new Set(named)].filter((number) => !brought.has(number))
  const stored = new Set((await findStored(req, referred, { number: { in: unknown } })).map(({ number }) => number))
  return waiting.map(({ line, references }): ImportLine => {
    for (const { header, numbers: wanted } of references) {
      const missing = wanted.find((number) => !brought.has(number) && !stored.has(number))
      const what =
        brought.has(line.number) && wanted.includes(line.number) ? errors.itself() : missing && errors.unknown(missing)
      if (what) return { ...line, kind: 'error', data: {}, difference: [{ column: header, ...what }] }
    }
    return line
  })
}
