/** Tables in files: what reading gives and what writing takes, whatever the file's form. */

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

/** The file is not what it says that it is, or more than can be read in. `code` is a key of `fileMessages`. */
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
