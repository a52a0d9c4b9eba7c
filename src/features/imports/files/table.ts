/** Tables in files, independent of the format: types for reading and writing. */

/** A row of the file: texts, trimmed. */
export type TextRow = readonly string[]

export interface TableRow {
  /** Line in the file, from one; in an XLSX file the row's own number. */
  line: number
  cells: TextRow
}

type FileFault =
  | 'notTable'
  | 'noSheet'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'textTooLong'
  | 'lineTooLong'
  | 'strayQuote'

/** The file has another format than its name says, or exceeds a limit. `code` is a key of `fileMessages`. */
export class UnreadableFile extends Error {
  readonly code: FileFault
  /** The line with the error, if it is in one. */
  readonly line: number | undefined

  constructor(code: FileFault, line?: number) {
    super(code)
    this.code = code
    this.line = line
  }
}
