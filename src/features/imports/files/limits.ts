/** Limits of imported tables. A larger one is no catalogue, or is made to exhaust the server. */

/** Lines of a file. */
export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 500
/** Characters of a cell: what Excel itself takes. */
export const MAX_CELL = 32_767
/** Characters of a line: beyond this a quote was never closed. */
export const MAX_LINE = 1024 * 1024

const MEBIBYTE = 1024 * 1024

/** Of a workbook, whose file says little about what it unpacks to. */
export const workbookLimits = {
  /** Files in its archive. */
  entries: 1000,
  /** Bytes that a part of it may unpack to: 100,000 articles take half of that. */
  part: 256 * MEBIBYTE,
  /** Bytes of all that is unpacked. */
  unpacked: 320 * MEBIBYTE,
  /** Texts that cells refer to by number, and their characters. */
  texts: 1_000_000,
  textLength: 64 * MEBIBYTE,
  /** Elements in each other. */
  depth: 64,
  /** Characters of all cells: one text can stand in many. */
  characters: 256 * MEBIBYTE,
  rows: MAX_ROWS,
  columns: MAX_COLUMNS,
  cell: MAX_CELL,
  line: MAX_LINE,
}

/** MiB of the thread that reads a workbook: all texts at their bound, and room to work. */
export const THREAD_MEMORY = 384
