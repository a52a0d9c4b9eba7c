/**
 * Where in a form a comment is: a row by its id, which follows the row when it is moved, and a field by its path within
 * the row.
 */

export interface CommentPlace {
  /** The innermost row: a block, or a row of a list. Null outside of rows. */
  row: string | null
  /** Path within the row, or within the document. Null for the whole row, or the whole document. */
  field: string | null
}

export const WHOLE: CommentPlace = { row: null, field: null }

/** State of the form by path. */
export type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

const idAt = (fields: Fields, row: string): string | undefined => {
  const id = fields[`${row}.id`]?.value
  return typeof id === 'string' && id ? id : undefined
}

const isRow = (path: string) => /\.\d+$/.test(path)

/** The path itself and what is around it, from the inside: `body.0.links.1.label`, `body.0.links.1`, …, `body`. */
const pathsAround = (path: string): string[] => {
  const names = path.split('.')
  return names.map((_, at) => names.slice(0, names.length - at).join('.'))
}

/** Paths of the rows around a field or row, the row itself included, from the inside. */
export const rowsAround = (path: string): string[] => pathsAround(path).filter(isRow)

/** The place of a field or a row of the form. */
export function placeOf(fields: Fields, path: string): CommentPlace {
  for (const row of rowsAround(path)) {
    const id = idAt(fields, row)
    if (id) return { row: id, field: path === row ? null : path.slice(row.length + 1) }
  }
  return { row: null, field: path }
}

/** The path of a place in the form as it is now. Undefined: its row is gone. Empty: the whole document. */
export function pathOf(fields: Fields, { row, field }: CommentPlace): string | undefined {
  if (row === null) return field ?? ''
  const key = Object.keys(fields).find((path) => path.endsWith('.id') && fields[path]?.value === row)
  const path = key?.slice(0, -'.id'.length)
  if (path === undefined || !isRow(path)) return undefined
  return field === null ? path : `${path}.${field}`
}

/** Paths of all rows of blocks, in the order of the form. */
export const blockRows = (fields: Fields): string[] =>
  Object.keys(fields)
    .filter((path) => path.endsWith('.blockType'))
    .map((path) => path.slice(0, -'.blockType'.length))
    .filter(isRow)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

export interface Marks {
  /** Comments on a row or anything within it, by the row's id. */
  rows: Record<string, number>
  /** Comments on a field, by its path. */
  fields: Record<string, number>
}

/** How many of the places are in each row and at each field of the form; those whose row is gone are in none. */
export function marksOf(fields: Fields, places: readonly CommentPlace[]): Marks {
  const marks: Marks = { rows: {}, fields: {} }
  const add = (counts: Record<string, number>, key: string | undefined) => {
    if (key) counts[key] = (counts[key] ?? 0) + 1
  }
  for (const place of places) {
    const path = pathOf(fields, place)
    if (!path) continue
    for (const row of rowsAround(path)) add(marks.rows, idAt(fields, row))
    if (place.field !== null) add(marks.fields, path)
  }
  return marks
}
