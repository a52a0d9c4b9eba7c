/** Tables in files: what reading gives and what writing takes, whatever the file's form. */

/** A row as the file has it: texts, without the spaces around them. */
export type TextRow = readonly string[]

export interface TableRow {
  /** Line in the file, from one; of an XLSX file the row's own number. */
  line: number
  cells: TextRow
}

/** The file is not what it says that it is. `code` is a key of `messages.ts`. */
export class UnreadableFile extends Error {
  readonly code: 'notTable' | 'tooLarge' | 'noSheet'

  constructor(code: UnreadableFile['code']) {
    super(code)
    this.code = code
  }
}
