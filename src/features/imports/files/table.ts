/** Tables in files, independent of the format: types for reading and writing. */

/** A row as the file has it: texts, without the spaces around them. */
export type TextRow = readonly string[]

export interface TableRow {
  /** Line in the file, from one; of an XLSX file the row's own number. */
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
  /** Line of the file, where it is one that is at fault. */
  readonly line: number | undefined

  constructor(code: FileFault, line?: number) {
    super(code)
    this.code = code
    this.line = line
  }
}
