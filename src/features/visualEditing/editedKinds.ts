/** The ways in which a field is edited on the page (`editedText.ts`). */
import { parseRows, withCell } from '../../blocks/table/rows'
import { isValues } from '../../lib/isValues'
import { isSameText, rootOf } from '../../web/writtenText'
import type { TextKind } from './editedText'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const plainText: TextKind = {
  isSame: (a, b) => textOf(a) === textOf(b),
  parse: (text) => text,
  serialize: textOf,
}

/** A cell of a table that is stored as one text; rows and columns from 0. */
export const cellOf = (row: number, column: number): TextKind => ({
  isSame: plainText.isSame,
  parse: (text, now) => withCell(textOf(now), row, column, text),
  serialize: (value) => parseRows(textOf(value))[row]?.[column],
})

/** Sent as the JSON of its root. */
export const richText: TextKind = {
  isSame: isSameText,
  parse(text, now) {
    const root = parsed(text)
    return root && { ...(isValues(now) ? now : {}), root }
  },
  serialize(value) {
    const root = rootOf(value)
    return root && JSON.stringify(root)
  },
  echoesLate: true,
}

function parsed(root: string): object | undefined {
  try {
    const value: unknown = JSON.parse(root)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}
