/** Files made to exhaust the server: each is refused with its reason, and other requests are served meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileError, fileMessages } from '../messages'
import { readCsv } from './csv'
import { MAX_CELL, MAX_COLUMNS, workbookLimits } from './limits'
import { type TableRow, UnreadableFile } from './table'
import { readXlsx } from './xlsx'

const MEBIBYTE = 1024 * 1024
const SHEET = 'xl/worksheets/sheet1.xml'
const TEXTS = 'xl/sharedStrings.xml'

function fileOf(bytes: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'bomb-'))
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

const sheet = (rows: string) => strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** A workbook with a part that begins, repeats a piece up to a length, and ends. */
function inflated(part: string, [begin, piece, end]: readonly [string, string, string], length: number): Uint8Array {
  const pieces: Uint8Array[] = []
  const zip = new Zip((_, data) => pieces.push(data))
  const file = new ZipDeflate(part, { level: 1 })
  zip.add(file)
  const block = strToU8(piece.repeat(Math.ceil(MEBIBYTE / piece.length)))
  file.push(strToU8(begin))
  for (let written = 0; written < length; written += block.length) file.push(block)
  file.push(strToU8(end), true)
  if (part !== SHEET) {
    const other = new ZipDeflate(SHEET)
    zip.add(other)
    other.push(sheet(`<row>${cell('a')}</row>`), true)
  }
  zip.end()
  return Buffer.concat(pieces)
}

async function outcome(rows: AsyncIterable<TableRow>): Promise<{ rows: number; error?: UnreadableFile }> {
  let count = 0
  try {
    for await (const _ of rows) count++
  } catch (error) {
    if (error instanceof UnreadableFile) return { rows: count, error }
    throw error
  }
  return { rows: count }
}

test('a workbook that unpacks to much more is refused, and other requests are served meanwhile', async () => {
  using file = fileOf(inflated(SHEET, ['<worksheet><sheetData>', '<row r="1"><c/></row>', ''], 80 * MEBIBYTE))
  const before = process.memoryUsage.rss()
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const begun = performance.now()
  const { error } = await outcome(readXlsx(file.path, { ...workbookLimits, part: 64 * MEBIBYTE }))
  const took = performance.now() - begun
  delays.disable()
  clearInterval(watching)
  expect(error?.code).toBe('tooLarge')
  // Read on this thread, a hundredth of the file alone would take a sixth of the time.
  expect(delays.max / 1e6).toBeLessThan(Math.max(250, took / 6))
  expect((most - before) / MEBIBYTE).toBeLessThan(400)
})

const small = {
  ...workbookLimits,
  part: 4 * MEBIBYTE,
  unpacked: 6 * MEBIBYTE,
  texts: 1000,
  textLength: 2 * MEBIBYTE,
  characters: 2 * MEBIBYTE,
  rows: 500,
}

test.each<[string, UnreadableFile['code'], number | undefined, () => Uint8Array]>([
  [
    'a part of many empty rows',
    'tooLarge',
    undefined,
    () => inflated(SHEET, ['<worksheet>', '<row/>', ''], 5 * MEBIBYTE),
  ],
  ['many texts', 'tooLarge', undefined, () => inflated(TEXTS, ['<sst>', '<si><t>a</t></si>', '</sst>'], MEBIBYTE)],
  [
    'texts of many characters',
    'tooLarge',
    undefined,
    () => inflated(TEXTS, ['<sst>', `<si><t>${'a'.repeat(30_000)}</t></si>`, '</sst>'], 3 * MEBIBYTE),
  ],
  ['a text without an end', 'textTooLong', undefined, () => inflated(TEXTS, ['<sst><si><t>', 'a', ''], 2 * MEBIBYTE)],
  ['a cell without an end', 'textTooLong', undefined, () => inflated(SHEET, ['<x><row><c><v>', 'a', ''], 2 * MEBIBYTE)],
  ['a name without an end', 'textTooLong', undefined, () => inflated(SHEET, ['<x><', 'a', ''], 2 * MEBIBYTE)],
  ['elements in each other', 'notTable', undefined, () => inflated(SHEET, ['', '<a>', ''], MEBIBYTE)],
  [
    'one text in every cell',
    'tooLarge',
    undefined,
    () =>
      zipSync({
        [TEXTS]: strToU8(`<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`),
        [SHEET]: sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(400)),
      }),
  ],
  [
    'a long line',
    'lineTooLong',
    3,
    () =>
      zipSync({
        [TEXTS]: strToU8(`<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`),
        [SHEET]: sheet(`<row r="3">${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`),
      }),
  ],
  [
    'a long cell',
    'cellTooLong',
    7,
    () => zipSync({ [SHEET]: sheet(`<row r="7">${cell('a'.repeat(MAX_CELL + 1))}</row>`) }),
  ],
  [
    'many columns',
    'tooManyColumns',
    1,
    () => zipSync({ [SHEET]: sheet(`<row>${cell('a').repeat(MAX_COLUMNS + 1)}</row>`) }),
  ],
  ['a column far out', 'tooManyColumns', 1, () => zipSync({ [SHEET]: sheet('<row><c r="XFD1"><v>1</v></c></row>') })],
  ['many rows', 'tooManyRows', undefined, () => zipSync({ [SHEET]: sheet(`<row>${cell('a')}</row>`.repeat(501)) })],
  [
    'thousands of files',
    'tooLarge',
    undefined,
    () =>
      zipSync({
        ...Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`a${at}`, new Uint8Array()])),
        [SHEET]: sheet(''),
      }),
  ],
  [
    'two first sheets',
    'notTable',
    undefined,
    () => Buffer.concat([zipSync({ [SHEET]: sheet('') }), zipSync({ [SHEET]: sheet('') })]),
  ],
])('a workbook with %s is refused', async (_, code, line, bytes) => {
  using file = fileOf(bytes())
  const { error } = await outcome(readXlsx(file.path, small))
  expect([error?.code, error?.line]).toEqual([code, line])
})

test('a workbook that is cut short, or says that it is shorter, is not read as a whole one', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `<row>${cell(`${at * at * 7919}`)}</row>`).join('')
  const whole = zipSync({ [SHEET]: sheet(rows) })
  using cut = fileOf(whole.subarray(0, whole.length / 2))
  const lying = Buffer.from(whole)
  // The packed size in the header of the first part.
  lying.writeUInt32LE(lying.readUInt32LE(18) >> 1, 18)
  using less = fileOf(lying)
  const unfinished = zipSync({ [SHEET]: strToU8(`<worksheet><sheetData>${rows}`) })
  using open = fileOf(unfinished)
  for (const { path } of [cut, less, open]) expect((await outcome(readXlsx(path))).error?.code).toBe('notTable')
})

test('a workbook at the bounds is read, and one whose reader stops is left', async () => {
  using file = fileOf(
    zipSync({
      [SHEET]: sheet(`<row>${cell('a'.repeat(MAX_CELL))}${cell('b').repeat(MAX_COLUMNS - 1)}</row>`.repeat(100)),
    }),
  )
  expect(
    await outcome(
      readXlsx(file.path, { ...small, characters: 32 * MEBIBYTE, part: 64 * MEBIBYTE, unpacked: 64 * MEBIBYTE }),
    ),
  ).toEqual({ rows: 100 })
  for (let time = 0; time < 4; time++)
    for await (const { line } of readXlsx(file.path)) {
      expect(line).toBe(1)
      break
    }
})

test.each<[string, UnreadableFile['code'], number, string]>([
  ['one enormous line', 'lineTooLong', 2, `nummer\n${'x'.repeat(3 * MEBIBYTE)}`],
  ['a million cells in a line', 'tooManyColumns', 1, `nummer${';a'.repeat(500_000)}\n`],
  ['a long cell', 'cellTooLong', 3, `nummer\nA-1\n${'x'.repeat(MAX_CELL + 1)}\n`],
])('a CSV file with %s is refused', async (_, code, line, text) => {
  using file = fileOf(text)
  const { error } = await outcome(readCsv(file.path))
  expect([error?.code, error?.line]).toEqual([code, line])
})

test('a CSV file of more lines than can be read in is refused', async () => {
  using file = fileOf('a\n'.repeat(200_001))
  expect(await outcome(readCsv(file.path))).toMatchObject({ rows: 200_000, error: { code: 'tooManyRows' } })
})

test('each refusal is said in both languages, with the line and the bound', () => {
  expect(fileError(new UnreadableFile('cellTooLong', 7))).toEqual({
    nb: `Linje 7 har en celle med mer enn ${(32767).toLocaleString('nb')} tegn. Gjør teksten kortere.`,
    en: 'Line 7 has a cell of more than 32,767 characters. Make the text shorter.',
  })
  for (const code of [
    'tooLarge',
    'tooManyRows',
    'tooManyColumns',
    'textTooLong',
    'lineTooLong',
    'notTable',
    'noSheet',
  ] as const) {
    const { nb, en } = fileError(new UnreadableFile(code, 2))
    expect(nb + en, code).not.toMatch(/[{}]/)
    expect(fileMessages[code].nb).not.toBe(fileMessages[code].en)
  }
})
