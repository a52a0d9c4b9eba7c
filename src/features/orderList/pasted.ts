/** Rows copied from a spreadsheet, an e-mail or an old order. */
import { addRows, MAX_NUMBER, type OrderRow, readQuantity } from './list'

/** `2 x EV-1008`, `2,5 m EV-1008`, `EV-1008 × 2`: for lines with white space collapsed. */
const times = [
  /^(?<quantity>\d{1,4}(?:[.,]\d{1,2})?) ?(?:x|×|\*|stk\.?|pcs\.?|m|kg) (?<number>.+)$/iu,
  /^(?<number>.+) (?:x|×|\*) ?(?<quantity>\d{1,4}(?:[.,]\d{1,2})?)$/iu,
  /^(?<number>.+) (?<quantity>\d{1,4}(?:[.,]\d{1,2})?) ?(?:stk\.?|pcs\.?|m|kg)$/iu,
]

const heading =
  /^(antall|ant\.?|stk\.?|art(ikkel)?\.?\s?(nr|nummer)\.?|artnr\.?|varenr\.?|varenummer|qty|quantity|item|item no\.?|article( number)?|sku|number|nummer)$/iu

const spaced = (line: string) => line.trim().replace(/\s+/g, ' ')

/** Commas separate cells only if nothing else does: they also occur in quantities and names. */
function cellsOf(line: string): string[] {
  const separator =
    ['\t', ';'].find((sign) => line.includes(sign)) ??
    (/^[^,]+,[^,]+$/.test(line) && !times.some((pattern) => pattern.test(spaced(line))) ? ',' : undefined)
  const cells = separator ? line.split(separator) : [line]
  return cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '')
}

/** An article number has a digit; cells of names and prices rarely come first. */
const canBeNumber = (cell: string) => /\d/.test(cell) && cell.length <= MAX_NUMBER

function isHeading(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.some((cell) => heading.test(cell)) && !cells.some((cell) => /\d/.test(cell))
}

/** Which of the columns are quantities, by the heading or by all rows; undefined: each line is read on its own. */
function quantityColumn(lines: readonly string[][]): number | undefined {
  const head = lines.find(isHeading)
  const named = head?.findIndex((cell) => /^(antall|ant\.?|stk\.?|qty|quantity)$/iu.test(cell))
  if (named !== undefined && named >= 0) return named
  const rows = lines.filter((cells) => cells.length > 1 && !isHeading(cells))
  const could = [0, 1].filter((at) => rows.every((cells) => readQuantity(cells[at] ?? '') !== undefined))
  // If both columns could be (numeric article numbers), the form's own order applies: quantity first.
  return could.length > 0 ? could[0] : undefined
}

function rowOf(line: string, cells: readonly string[], column: number | undefined): OrderRow | undefined {
  if (cells.length === 1) {
    for (const pattern of times) {
      const { quantity = '', number = '' } = pattern.exec(spaced(line))?.groups ?? {}
      const parsed = readQuantity(quantity)
      if (parsed && canBeNumber(number)) return { number: number.trim(), quantity: parsed }
    }
    const [number = ''] = cells
    // A sentence is no article number.
    return canBeNumber(number) && !/\s\S+\s/.test(number) ? { number, quantity: 1 } : undefined
  }
  const at = column ?? cells.findIndex((cell) => readQuantity(cell) !== undefined)
  const quantity = readQuantity(cells[at] ?? '')
  const number = cells.find((cell, place) => place !== at && canBeNumber(cell))
  return number ? { number, quantity: quantity ?? 1 } : undefined
}

/** The rows of a pasted text; lines without an article are left out. The same article adds up. */
export function readPasted(text: string): OrderRow[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const cells = lines.map(cellsOf)
  const column = quantityColumn(cells)
  const rows = lines.flatMap((line, at) => {
    const own = cells[at] ?? []
    return isHeading(own) ? [] : (rowOf(line, own, column) ?? [])
  })
  return addRows([], rows).rows
}
