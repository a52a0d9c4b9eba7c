/** What one line of a file would do, or what is wrong with it. */
import type { FlattenedField, PayloadRequest } from 'payload'
import { segmentFrom } from '../../lib/norwegian'
import { type ImportColumn, newDocument, type StoredDocument } from './columns'
import type { Stored } from './documents'
import type { Headers } from './headers'
import type { Lookups } from './lookups'
import { errors } from './messages'
import type { ImportLine, LineError } from './rows'

export interface CheckingContext {
  req: PayloadRequest
  columns: readonly ImportColumn[]
  headers: Headers
  lookups: Lookups
  /** By name: their validation is that of the admin. */
  fields: ReadonlyMap<string, FlattenedField>
  /** Slugs that are taken, those of earlier lines included. */
  slugs: Set<string>
}

type Validate = (value: unknown, options: object) => Promise<string | true> | string | true

/** Relations were looked up already, and the targets of `later` columns may not exist yet. */
const checkedElsewhere = ['relationship', 'upload', 'array', 'richText']

/** The admin's validation message for a value, in the language of the importing user; undefined if it is valid. */
async function fieldFault(
  value: unknown,
  column: ImportColumn,
  document: StoredDocument,
  { req, fields }: CheckingContext,
): Promise<LineError | undefined> {
  const field = fields.get(column.field)
  if (!field || column.later || checkedElsewhere.includes(field.type) || !('validate' in field)) return undefined
  const validate = field.validate as Validate | undefined
  // Fields without a validation of their own are not validated here.
  const verdict = await validate?.(value ?? undefined, {
    ...field,
    req,
    data: document,
    siblingData: document,
    operation: 'create',
    event: 'submit',
    preferences: { fields: {} },
    // Uniqueness is checked for all lines at once.
    ...('unique' in field ? { unique: false } : {}),
  })
  return typeof verdict === 'string' ? { column: column.header, nb: verdict, en: verdict } : undefined
}

/** The slug of a new document: its name, with its number if the name is taken. */
function freeSlug(document: StoredDocument, slugs: ReadonlySet<string>): string {
  const name = document.name as string | { nb?: string }
  const text = typeof name === 'string' ? name : (name?.nb ?? '')
  const number = String(document.number)
  const candidates = [segmentFrom(text), segmentFrom(`${text.slice(0, 50)} ${number}`), segmentFrom(number)].filter(
    Boolean,
  )
  const free = candidates.find((slug) => !slugs.has(slug))
  if (free) return free
  for (let count = 2; ; count++) {
    const slug = `${candidates.at(-1) ?? 'artikkel'}-${count}`
    if (!slugs.has(slug)) return slug
  }
}

function textsOf(before: unknown, after: unknown, column: ImportColumn, lookups: Lookups): readonly [string, string] {
  const write = (value: unknown) => (value === null || value === undefined ? '' : column.write(value, lookups))
  return [write(before), write(after)]
}

/** Undefined for a line that changes nothing. */
export async function checkLine(
  { line, cells }: { line: number; cells: readonly string[] },
  existing: Stored | undefined,
  context: CheckingContext,
): Promise<ImportLine | undefined> {
  const { headers, lookups, columns, slugs } = context
  const problems: LineError[] = []
  const data: Record<string, unknown> = {}
  const document: StoredDocument = existing ? structuredClone(existing) : newDocument(columns)

  const extra = cells.find((cell, at) => !headers[at] && cell.trim() !== '')
  if (extra !== undefined) problems.push({ column: '', ...errors.extra(extra.trim()) })
  for (const [at, column] of headers.entries()) {
    if (!column) continue
    const cell = cells[at]?.trim() ?? ''
    // An empty cell does not clear the defaults of a new document.
    if (cell === '' && !existing && column.standard !== undefined) continue
    const read =
      cell === '' ? { value: column.required ? null : (column.standard ?? null) } : column.read(cell, lookups)
    if ('error' in read) {
      problems.push({ column: column.header, ...read.error })
      continue
    }
    if (read.value === null && column.required) {
      problems.push({ column: column.header, ...errors.missing() })
      continue
    }
    const before = existing ? column.get(existing) : null
    if (JSON.stringify(before) === JSON.stringify(read.value)) continue
    column.set(document, read.value)
    data[column.header] = read.value
  }
  if (!existing)
    for (const column of columns)
      if (column.required && !headers.includes(column)) problems.push({ column: column.header, ...errors.missing() })

  if (problems.length === 0) {
    const typed = data[slugHeader(columns)]
    if (typed !== undefined || !existing) {
      const slug = typeof typed === 'string' ? segmentFrom(typed) : freeSlug(document, slugs)
      if (typeof typed === 'string' && (slug === '' || slugs.has(slug)))
        problems.push({ column: slugHeader(columns), ...errors.taken(typed) })
      slugs.add(slug)
      document.slug = slug
      data[slugHeader(columns)] = slug
    }
    for (const column of columns)
      if (column.header in data) {
        const error = await fieldFault(data[column.header], column, document, context)
        if (error) problems.push(error)
      }
  }
  const number = String(document.number)
  if (problems.length > 0) return { line, kind: 'error', number, difference: problems, data: {} }
  if (existing && Object.keys(data).length === 0) return undefined
  const difference = Object.fromEntries(
    columns
      .filter(({ header }) => header in data)
      .map((column) => {
        const before = existing ? column.get(existing) : null
        return [column.header, textsOf(before, data[column.header], column, lookups)] as const
      }),
  )
  return {
    line,
    kind: existing ? 'change' : 'create',
    number,
    difference,
    data,
    ...(existing ? { document: existing.id } : {}),
  }
}

function slugHeader(columns: readonly ImportColumn[]): string {
  return columns.find(({ field }) => field === 'slug')?.header ?? ''
}
