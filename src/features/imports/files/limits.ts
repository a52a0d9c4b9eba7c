/** Limits of imported tables. A larger file is not a catalogue, or is made to exhaust the server. */

/** Maximum number of lines of a file. */
export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 500
/** Maximum number of characters of a cell: Excel's own limit. */
export const MAX_CELL = 32_767
/** Maximum number of characters of a line: beyond this a quote was never closed. */
export const MAX_LINE = 1024 * 1024

const MEBIBYTE = 1024 * 1024

/** Limits of a workbook, whose packed size says little about its unpacked size. */
export const workbookLimits = {
  /** Maximum number of files in its archive. */
  entries: 1000,
  /** Maximum number of bytes that a part may unpack to: 100,000 articles take half of that. */
  part: 256 * MEBIBYTE,
  /** Maximum number of bytes of all unpacked parts. */
  unpacked: 320 * MEBIBYTE,
  /** Maximum number of shared strings, which cells refer to by index, and of their characters. */
  texts: 1_000_000,
  textLength: 64 * MEBIBYTE,
  /** Deepest nesting of elements. */
  depth: 64,
  /** Maximum number of characters of all cells: one text can be in many. */
  characters: 256 * MEBIBYTE,
  rows: MAX_ROWS,
  columns: MAX_COLUMNS,
  cell: MAX_CELL,
  line: MAX_LINE,
}

/** MiB of memory of the thread that reads a workbook: all texts at their limit, and space to work. */
export const THREAD_MEMORY = 384
