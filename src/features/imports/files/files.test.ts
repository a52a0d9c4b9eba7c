import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { delimiterOf, readCsv, writeCsv } from './csv'
import type { TableRow, TextRow } from './table'
import { writeXlsx } from './writeXlsx'
import { readXlsx } from './xlsx'

function fileOf(bytes: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

async function* given(rows: readonly TextRow[]) {
  yield* rows
}

const cellsOf = (rows: readonly TableRow[]) => rows.map(({ cells }) => cells)

test.each([
  ['a;b;c', ';'],
  ['a\tb\tc', '\t'],
  ['a,b,c', ','],
  ['"a,b,c";d;e', ';'],
  ['alone', ';'],
])('of %j the delimiter is %j', (head, delimiter) => expect(delimiterOf(head)).toBe(delimiter))

test('a file with a byte order mark, Windows line ends and lines within quotes is read, each row with its line', async () => {
  using file = fileOf('\ufeffnummer;navn\r\nA-1;"Første\r\nlinje"\r\n;;\r\n\r\nA-2; Ovn \r\n')
  expect(await all(readCsv(file.path))).toEqual([
    { line: 1, cells: ['nummer', 'navn'] },
    { line: 2, cells: ['A-1', 'Første\r\nlinje'] },
    { line: 6, cells: ['A-2', 'Ovn'] },
  ])
})

test('Norwegian letters are read as UTF-8 and as Windows-1252, wherever the first of them stands', async () => {
  using utf8 = fileOf('navn\nBålfat')
  using windows = fileOf(Buffer.from('navn\nB\u00e5lfat', 'latin1'))
  const plain = `navn\n${'Ovn\n'.repeat(30_000)}`
  using late = fileOf(Buffer.concat([Buffer.from(plain), Buffer.from('B\u00e5lfat', 'latin1')]))
  for (const { path } of [utf8, windows, late]) expect(cellsOf(await all(readCsv(path))).at(-1)).toEqual(['Bålfat'])
})

test.each<[string, string | Uint8Array, string]>([
  ['bytes', new Uint8Array([1, 0, 2, 0]), 'notTable'],
  ['a quote that is never closed', `nummer\n"A-1${'x'.repeat(2 * 1024 * 1024)}`, 'lineTooLong'],
])('%s: no table', async (_, bytes, code) => {
  using file = fileOf(bytes)
  await expect(all(readCsv(file.path))).rejects.toMatchObject({ code })
})

test.each([
  ['CSV', writeCsv, readCsv],
  ['XLSX', writeXlsx, readXlsx],
])('what is written as %s is read the same', async (_, write, read) => {
  const rows = [
    ['nummer', 'navn', 'åpent'],
    ['0001', 'Bålfat «80» & <stort>; "rundt"', 'man–fre 09–17\nlør 10–14'],
    ['-12', '+47 22 00 00 00', '', '7,5'],
  ]
  using file = fileOf(Buffer.concat(await all(write(given(rows)))))
  expect(cellsOf(await all(read(file.path)))).toEqual(rows)
})

test('what was kept from being a formula is read as it was', async () => {
  const rows = [['=1+1', '@a', '+cmd', '-x', "'n Roll"]]
  using file = fileOf(Buffer.concat(await all(writeCsv(given(rows)))))
  expect(cellsOf(await all(readCsv(file.path)))).toEqual(rows)
})

test('no cell of a CSV file is a formula', async () => {
  const text = Buffer.concat(await all(writeCsv(given([['=1+1', '@SUM(A1)', '+cmd', '-12', '+47 22']])))).toString()
  expect(text).toBe("\ufeff'=1+1;'@SUM(A1);'+cmd;-12;+47 22\r\n")
})

const workbook = (sheet: string, strings = '') =>
  zipSync({
    ...(strings ? { 'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`) } : {}),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })

test('a workbook has shared texts, numbers, truth values, gaps and empty rows', async () => {
  using file = fileOf(
    workbook(
      `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row>
       <row r="2"/>
       <row r="4"><c r="A4"><v>0.30000000000000004</v></c><c r="B4" t="b"><v>1</v></c><c r="C4" t="e"><v>#N/A</v></c><c r="D4" s="1"/>
         <c r="AA4" t="str"><f>A1</f><v>formel</v></c></row>`,
      '<si><r><t>Nav</t></r><r><t>n</t></r><rPh><t>xx</t></rPh></si><si><t>Nummer</t></si>',
    ),
  )
  const rows = await all(readXlsx(file.path))
  expect(rows[0]).toEqual({ line: 1, cells: ['Nummer', '', 'Navn'] })
  expect(rows[1]?.line).toBe(4)
  expect(rows[1]?.cells.slice(0, 2)).toEqual(['0.3', 'ja'])
  expect(rows[1]?.cells.slice(2, 26)).toEqual(Array(24).fill(''))
  expect(rows[1]?.cells[26]).toBe('formel')
  expect(rows).toHaveLength(2)
})

test.each([
  ['a workbook without a sheet', zipSync({ 'xl/other.xml': strToU8('<x/>') }), 'noSheet'],
  ['a sheet that is no XML', workbook('<row><c></row>'), 'notTable'],
])('%s is refused', async (_, bytes, code) => {
  using file = fileOf(bytes)
  await expect(all(readXlsx(file.path))).rejects.toMatchObject({ code })
})

test('what is no archive has no sheet', async () => {
  using file = fileOf('PK but nothing more')
  await expect(all(readXlsx(file.path))).rejects.toMatchObject({ code: expect.stringMatching(/noSheet|notTable/) })
})

test.each([
  ['UTF-16, little end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without a byte order mark, little end first', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 without a byte order mark, big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('%s, as spreadsheets save Unicode text, is read', async (_, encode) => {
  using file = fileOf(encode('nummer\tnavn\r\nA-1\tBålfat «80»\r\n'))
  expect(cellsOf(await all(readCsv(file.path)))).toEqual([
    ['nummer', 'navn'],
    ['A-1', 'Bålfat «80»'],
  ])
})

test('UTF-16 without a byte order mark is read whole where its file is longer than what it is told by', async () => {
  const lines = Array.from({ length: 9000 }, (_, at) => `A-${at}\tBålfat „${at}“ Ω`)
  using file = fileOf(Buffer.from(['nummer\tnavn', ...lines].join('\n'), 'utf16le'))
  const rows = cellsOf(await all(readCsv(file.path)))
  expect(rows).toHaveLength(9001)
  expect(rows.at(-1)).toEqual(['A-8999', 'Bålfat „8999“ Ω'])
})

test.each([
  ['numbers of four bytes', Buffer.from(new Uint32Array(300).map((_, at) => at * 7).buffer)],
  ['numbers of two bytes', Buffer.from(new Uint16Array(300).map((_, at) => at % 200).buffer)],
  ['a zero within plain text', Buffer.from('nummer;navn\nA-1;Ovn\0\n')],
  ['UTF-32', Buffer.from(new Uint32Array([...'nummer;navn'].map((letter) => letter.charCodeAt(0))).buffer)],
])('%s is no table', async (_, bytes) => {
  using file = fileOf(bytes)
  await expect(all(readCsv(file.path))).rejects.toMatchObject({ code: 'notTable' })
})

test.each<[string, string, number]>([
  ['inside a cell', 'nummer;navn\r\nA-1;"To\r\nlinjer"\r\nA-2;Ovn 20" rund\r\n', 4],
  ['after a closed one', 'nummer;navn\nA-1;Ovn\nA-2;"Ovn" rund\n', 3],
  ['that is never closed', 'nummer;navn\nA-1;"To\nlinjer"\nA-2;"Ovn\nA-3;Ovn\nA-4;Ovn\n', 4],
])('a quotation mark %s is refused with its line', async (_, text, line) => {
  using file = fileOf(text)
  await expect(all(readCsv(file.path))).rejects.toMatchObject({ code: 'strayQuote', line })
})
