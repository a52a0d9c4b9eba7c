/** A table as editors type or paste it: one row a line, cells separated by `|`, tab or `;`. */

/** More than any readable table has; a guard against a text that is not a table. */
const MAX_COLUMNS = 30

/** A line of a pasted Markdown table that only draws its header's underline: `| --- | :---: |`. */
const underline = /^:?-{3,}:?$/

const barNotEscaped = /(?<!\\)\|/

/** The text's cells: rows of equal length, empty lines left out. */
export function parseRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const split = splitterOf(lines)
  const rows = lines
    .map((line) =>
      split(line)
        .slice(0, MAX_COLUMNS)
        .map((cell) => cell.trim()),
    )
    .filter((cells, at) => at !== 1 || !cells.every((cell) => underline.test(cell)))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}

function splitterOf(lines: readonly string[]): (line: string) => string[] {
  const linesWith = (separator: string | RegExp) => lines.filter((line) => line.search(separator) !== -1).length
  const [bars, tabs] = [linesWith(barNotEscaped), linesWith('\t')]
  if (bars === 0 && tabs === 0) return (line) => line.split(';')
  // A spreadsheet's cell may contain a bar: the more frequent separator wins.
  if (tabs > bars) return (line) => line.split('\t')
  // An outer bar is a frame only if all lines have it; otherwise the first cell is empty.
  const framed = lines.every((line) => line.trimStart().startsWith('|'))
  return (line) => {
    const inner = framed ? line.trim().replace(/^\||(?<!\\)\|$/g, '') : line
    return inner.split(barNotEscaped).map((cell) => cell.replaceAll('\\|', '|'))
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
