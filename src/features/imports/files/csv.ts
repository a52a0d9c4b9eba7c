/**
 * CSV as spreadsheets in Norway write it: semicolons, commas or tabs; UTF-8, Windows-1252, or UTF-16 as "Unicode text".
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { TextDecoder } from 'node:util'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import { MAX_CELL, MAX_COLUMNS, MAX_LINE, MAX_ROWS } from './limits'
import { type TableRow, type TextRow, UnreadableFile } from './table'

/** Bytes used to detect delimiter and encoding; the first line ends long before. */
const HEAD = 64 * 1024

/** The most frequent delimiter of the first line, outside quotes. */
export function delimiterOf(head: string): string {
  const line = (head.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => line.split(delimiter).length
  return [';', '\t', ','].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** Whether bytes are UTF-8; the last character may be truncated. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether all of a file is UTF-8: its beginning may be plain ASCII, with a Norwegian letter only at its end. */
async function fileIsUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of createReadStream(path)) decoder.decode(part as Uint8Array, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of createReadStream(path)) yield decoder.decode(part as Uint8Array, { stream: true })
  yield decoder.decode()
}

/** Share of Latin characters at the beginning of a table; in UTF-16 one byte of each is zero. */
const MOSTLY = 0.5

/**
 * UTF-16 without a byte order mark: at least every other character is Latin and has its zero on the same side, and no
 * character is itself zero. Undefined for other bytes with zeros, which are not text.
 */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.floor(head.length / 2)
  let before = 0
  let after = 0
  for (let at = 0; at < pairs; at++) {
    const [first, second] = [head[2 * at], head[2 * at + 1]]
    if (first === 0 && second === 0) return undefined
    if (first === 0) before++
    if (second === 0) after++
  }
  const least = Math.max(1, pairs * MOSTLY)
  const encoding = after >= least ? 'utf-16le' : before >= least ? 'utf-16be' : undefined
  return encoding && !hasControls(new TextDecoder(encoding).decode(head)) ? encoding : undefined
}

/** Control characters and unpaired surrogates, which no text has; the last character may be truncated. */
const hasControls = (text: string) => /[^\P{Cc}\s]|\ufffd/u.test(text.slice(0, -1))

async function encodingOf(path: string, head: Uint8Array): Promise<string> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.includes(0)) {
    const encoding = utf16Of(head)
    if (encoding) return encoding
    throw new UnreadableFile('notTable')
  }
  return isUtf8(head) && (await fileIsUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** The parser's error codes about quotation marks; for these, `lines` is its position at that time. */
const strayQuotes: readonly unknown[] = [
  'CSV_INVALID_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'CSV_QUOTE_NOT_CLOSED',
]

/** The rows of a file, one at a time, without empty ones. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const head = await headOf(path)
  const encoding = await encodingOf(path, head)
  /** Lines of the rows that were parsed but not consumed: the parser may fail before they are. */
  const lines: number[] = []
  /** The line on which the last consumed row ends. */
  let after = 0
  // The parser counts a Windows line end within quotes twice.
  let tooMany = 0
  const parser = parse({
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_LINE,
    on_record(cells: string[], context) {
      const inside = cells.join().match(/\r?\n/g) ?? []
      tooMany += inside.filter((end) => end.length === 2).length
      // A record of several lines is reported by its first.
      after = context.lines - tooMany
      lines.push(after - inside.length)
      return cells
    },
  })
  const feeding = (async () => {
    for await (const text of decoded(path, encoding))
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve))
    parser.end()
  })()
  feeding.catch((error: unknown) => parser.destroy(error as Error))
  let rows = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = lines.shift() ?? 0
      if (++rows > MAX_ROWS) throw new UnreadableFile('tooManyRows')
      if (cells.length > MAX_COLUMNS) throw new UnreadableFile('tooManyColumns', line)
      if (cells.some((cell) => cell.length > MAX_CELL)) throw new UnreadableFile('cellTooLong', line)
      yield { line, cells: cells.map(withoutQuote) }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const { code, lines: reached } = error as { code?: unknown; lines?: number }
    if (code === 'CSV_MAX_RECORD_SIZE') throw new UnreadableFile('lineTooLong', after + 1)
    // An unclosed quote is in the row after the last one read, not at the file's end.
    if (strayQuotes.includes(code))
      throw new UnreadableFile('strayQuote', code === 'CSV_QUOTE_NOT_CLOSED' ? after + 1 : (reached ?? 1) - tooMany)
    throw new UnreadableFile('notTable')
  } finally {
    parser.destroy()
  }
}

/** Text that a spreadsheet would read as a formula is quoted; numbers stay as they are. */
function harmless(cell: string): string {
  return /^[=@\t\r]|^[+-](?![\d\s]*(?:[.,]\d+|(?<=\d))$)/.test(cell) ? `'${cell}` : cell
}

/** Reverses `harmless`. */
const withoutQuote = (cell: string) => cell.replace(/^'(?=[=@+\t\r-])/, '')

/** With a byte order mark and semicolons: the format that Excel in Norway opens with a double click. */
export async function* writeCsv(rows: AsyncIterable<TextRow>): AsyncGenerator<Buffer> {
  const writer = stringify({ delimiter: ';', bom: true, record_delimiter: 'windows' })
  const feeding = (async () => {
    for await (const row of rows)
      if (!writer.write(row.map(harmless))) await new Promise((resolve) => writer.once('drain', resolve))
    writer.end()
  })()
  feeding.catch((error: unknown) => writer.destroy(error as Error))
  for await (const part of writer) yield Buffer.from(part as Uint8Array)
}
