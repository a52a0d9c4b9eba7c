/** A table as editors type or paste it: one row a line, cells separated by `|`, tab or `;`. */

/** More than any readable table has; a guard against a text that is not a table. */
const MAX_COLUMNS = 30

/** A line of a pasted Markdown table that only draws its header's underline: `| --- | :---: |`. */
const underline = /^:?-{3,}:?$/

const barNotEscaped = /(?<!\\)\|/

/** A cell of the text: its words, and where they stand in the text, with the blanks around them. */
interface Cell {
  text: string
  start: number
  end: number
}

/** The text's cells: rows of equal length, empty lines left out. */
export function parseRows(text: string): string[][] {
  const rows = rowsOf(text).cells.map((row) => row.map((cell) => cell.text))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}

/** The text with other words in a cell, and nothing else changed. The row is made as long as it takes. */
export function withCell(text: string, row: number, column: number, typed: string): string {
  const words = typed.trim()
  const { cells, separator } = rowsOf(text)
  const line = cells[row]
  if (!line) return text
  const put = separator === '|' ? words.replaceAll('|', '\\|') : words.replaceAll(separator, ' ')
  const cell = line[column]
  const around = separator === '|' ? ' ' : ''
  if (cell) return text.slice(0, cell.start) + put + text.slice(cell.end)
  const end = line.at(-1)?.end ?? 0
  const missing = `${around}${separator}${around}`.repeat(column - line.length + 1)
  return text.slice(0, end) + missing + put + text.slice(end)
}

/** The rows of the text as it is written, each as long as it happens to be, and what separates their cells. */
function rowsOf(text: string): { cells: Cell[][]; separator: string } {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(([line]) => line.trim() !== '')
  const separator = separatorOf(lines.map(([line]) => line))
  // An outer bar is a frame only if all lines have it; otherwise the first cell is empty.
  const isFramed = separator === '|' && lines.every(([line]) => line.trimStart().startsWith('|'))
  const cells = lines
    .map(({ 0: line, index }) => {
      const { start, end } = isFramed ? withoutFrame(line) : { start: 0, end: line.length }
      return cellsOf(text, index + start, index + end, separator)
    })
    .filter((row, at) => at !== 1 || !row.every((cell) => underline.test(cell.text)))
  return { cells, separator }
}

function separatorOf(lines: readonly string[]): '|' | '\t' | ';' {
  const linesWith = (separator: string | RegExp) => lines.filter((line) => line.search(separator) !== -1).length
  const [bars, tabs] = [linesWith(barNotEscaped), linesWith('\t')]
  if (bars === 0 && tabs === 0) return ';'
  // A spreadsheet's cell may contain a bar: the more frequent separator wins.
  return tabs > bars ? '\t' : '|'
}

function withoutFrame(line: string): { start: number; end: number } {
  const start = line.indexOf('|') + 1
  const end = line.trimEnd().length
  return { start, end: end > start && line[end - 1] === '|' && line[end - 2] !== '\\' ? end - 1 : end }
}

function cellsOf(text: string, from: number, to: number, separator: string): Cell[] {
  const cells: Cell[] = []
  for (let start = from; start <= to && cells.length < MAX_COLUMNS; ) {
    let end = start
    while (end < to && !(text[end] === separator && !(separator === '|' && text[end - 1] === '\\'))) end++
    cells.push(cellAt(text, start, end, separator))
    start = end + 1
  }
  return cells
}

function cellAt(text: string, start: number, end: number, separator: string): Cell {
  const inside = text.slice(start, end)
  const words = inside.trim()
  // An empty one keeps the blank after its separator.
  const before = words ? inside.indexOf(words) : Math.min(1, inside.length)
  return {
    text: separator === '|' ? words.replaceAll('\\|', '|') : words,
    start: start + before,
    end: start + before + words.length,
  }
}

/** A number with an optional sign and unit: `−1 290,50 kr`, `81 %`, `5,0 kW`, `1 290,-`. */
const number = /^[-+−±<>≤≥~]?\s?\d[\d\s.,]*(?:,[-–]\s*)?(?<unit>%|‰|°C?|[\p{L}°²³/]{0,6}\.?)$/u
const isMissing = (cell: string) => cell === '' || cell === '-' || cell === '–' || cell === '—'

/** For each column whether its cells are numbers of one unit, which are right-aligned for comparison. */
export function numericColumns(body: readonly (readonly string[])[]): boolean[] {
  const width = body[0]?.length ?? 0
  return Array.from({ length: width }, (_, column) => {
    // The first column names the row, even if it is a year or a number.
    if (column === 0) return false
    const matches = body
      .map((row) => row[column] ?? '')
      .filter((cell) => !isMissing(cell))
      .map((cell) => number.exec(cell))
    return (
      matches.length > 0 && matches.every(Boolean) && new Set(matches.map((match) => match?.groups?.unit)).size === 1
    )
  })
}

/** Characters from which a cell's text should not be squeezed to a word a line, where its table is wider than the page. */
const WORDY = 20

/** For each column whether a cell of it has a text rather than a value. */
export function wordyColumns(body: readonly (readonly string[])[]): boolean[] {
  return (body[0] ?? []).map((_, column) => body.some((row) => (row[column] ?? '').length >= WORDY))
}
