/**
 * XLSX, read row by row: a workbook of 100,000 articles passes through without ever being in memory as a whole. Of a
 * workbook the first sheet counts. The libraries that read XLSX keep all of it (decision 025).
 */
import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { type TableRow, UnreadableFile } from './table'

/** Bytes that a workbook may unpack to: more is no catalogue. */
const MAX_UNPACKED = 1024 * 1024 * 1024
const FIRST_SHEET = 'xl/worksheets/sheet1.xml'
/** Columns that are read. */
const MAX_COLUMNS = 500

/** The text of one part of the archive, piece by piece; nothing where there is no such part. */
async function* textOfPart(path: string, part: string): AsyncGenerator<string> {
  const pieces: string[] = []
  const decoder = new TextDecoder()
  let failure: unknown
  let unpacked = 0
  const unzip = new Unzip((file) => {
    if (file.name !== part) return
    file.ondata = (error, data, final) => {
      failure ??= error
      unpacked += data?.length ?? 0
      if (unpacked > MAX_UNPACKED) failure ??= new UnreadableFile('tooLarge')
      if (!failure) pieces.push(decoder.decode(data, { stream: !final }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(path)) {
    unzip.push(chunk as Uint8Array)
    if (failure) throw failure
    yield* pieces.splice(0)
  }
  unzip.push(new Uint8Array(), true)
  if (failure) throw failure
  yield* pieces.splice(0)
}

/** The texts that cells refer to by their number. */
async function readSharedStrings(path: string): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let inText = false
  let phonetic = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'si') text = ''
    if (name === 'rPh') phonetic = true
    inText = name === 't' && !phonetic
  })
  parser.on('text', (part) => {
    if (inText) text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 't') inText = false
    if (name === 'rPh') phonetic = false
    if (name === 'si') strings.push(text)
  })
  for await (const piece of textOfPart(path, 'xl/sharedStrings.xml')) parser.write(piece)
  return strings
}

/** `C7` → 2: columns are named in letters. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A stored number as people write it: `0.30000000000000004` was typed as `0.3`. */
function numberText(stored: string): string {
  const number = Number(stored)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored
}

interface Cell {
  column: number
  type: string
  text: string
}

function textOf({ type, text }: Cell, strings: readonly string[]): string {
  switch (type) {
    case 's':
      return strings[Number(text)] ?? ''
    case 'b':
      return text === '1' ? 'ja' : 'nei'
    case 'str':
    case 'inlineStr':
      return text
    case 'e':
      return ''
    default:
      return numberText(text)
  }
}

/** Parses a sheet; `take` gets each row that has anything in it. */
function sheetParser(strings: readonly string[], take: (row: TableRow) => void): SaxesParser {
  const parser = new SaxesParser()
  let line = 0
  let cells: string[] = []
  let nextColumn = 0
  let cell: Cell | undefined
  let inValue = false
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = (key: string) => (attributes as Record<string, string>)[key] ?? ''
    if (name === 'row') {
      line = Number(attribute('r')) || line + 1
      cells = []
      nextColumn = 0
    }
    if (name === 'c') {
      const column = attribute('r') ? columnOf(attribute('r')) : nextColumn
      nextColumn = column + 1
      cell = { column, type: attribute('t'), text: '' }
    }
    inValue = cell !== undefined && (name === 'v' || name === 't')
  })
  parser.on('text', (part) => {
    if (inValue && cell) cell.text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') inValue = false
    if (name === 'c' && cell) {
      const text = textOf(cell, strings).trim()
      if (text && cell.column < MAX_COLUMNS) {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = text
      }
      cell = undefined
    }
    if (name === 'row' && cells.length > 0) take({ line, cells })
  })
  return parser
}

export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  let empty = true
  try {
    const parser = sheetParser(await readSharedStrings(path), (row) => rows.push(row))
    for await (const piece of textOfPart(path, FIRST_SHEET)) {
      empty = false
      parser.write(piece)
      yield* rows.splice(0)
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('notTable')
  }
  if (empty) throw new UnreadableFile('noSheet')
}
