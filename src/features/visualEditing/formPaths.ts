/** Where the blocks of the preview are in the form. */
import { parseRows } from '../../blocks/table/rows'
import { plainTextOf } from '../../lib/plainText'
import { comparedText } from '../../web/visualEditing'
import { bareText, rootOf } from '../../web/writtenText'

/** State of the form by path. */
export type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

/** Path of the block's row, as `body.3` or `body.3.columns.0.blocks.1`; undefined if the form has none with the id. */
export function rowPath(fields: Fields, id: string): string | undefined {
  const key = Object.keys(fields).find((path) => path.endsWith('.id') && fields[path]?.value === id)
  const path = key?.slice(0, -'.id'.length)
  return path !== undefined && fields[`${path}.blockType`] ? path : undefined
}

/** The id of the block that the field is of, the innermost one; undefined for a field of the document itself. */
export function blockAround(fields: Fields, path: string): string | undefined {
  const names = path.split('.')
  for (let length = names.length; length > 0; length--) {
    const row = names.slice(0, length).join('.')
    const id = fields[`${row}.blockType`] && fields[`${row}.id`]?.value
    if (typeof id === 'string') return id
  }
  return undefined
}

/** The ids of all blocks in the order of the form, each followed by those within it, and of those that are hidden. */
export function blocksOf(fields: Fields): { blocks: string[]; hidden: string[] } {
  const rows = Object.keys(fields)
    .filter((path) => path.endsWith('.blockType'))
    .map((path) => path.slice(0, -'.blockType'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((row) => ({
      id: String(fields[`${row}.id`]?.value),
      isHidden: fields[`${row}.display.hidden`]?.value === true,
    }))
  return { blocks: rows.map(({ id }) => id), hidden: rows.filter(({ isHidden }) => isHidden).map(({ id }) => id) }
}

/**
 * What the page shows of the blocks, as text, after a change of the form, and the blocks if it has to be told them. It
 * shows what the form had before its first change: the form may begin without its rows, which the page must not lose.
 */
export function blocksToTell(
  shown: string | undefined,
  before: Fields,
  after: Fields,
): { shown: string; blocks?: ReturnType<typeof blocksOf> } {
  const blocks = blocksOf(after)
  const now = JSON.stringify(blocks)
  return now === (shown ?? JSON.stringify(blocksOf(before))) ? { shown: now } : { shown: now, blocks }
}

/** The list of a row and its place there: `body.3` is the fourth of `body`. */
export function placeOfRow(row: string): { list: string; index: number } {
  const at = row.lastIndexOf('.')
  return { list: row.slice(0, at), index: Number(row.slice(at + 1)) }
}

/** Indexes for moving a row within its list, before or after another; undefined if they are not of one list, or it stands there. */
export function movedRow(
  row: string,
  target: string,
  place: 'before' | 'after',
): { list: string; from: number; to: number } | undefined {
  const { list, index: from } = placeOfRow(row)
  const { list: targetList, index } = placeOfRow(target)
  const gap = place === 'before' ? index : index + 1
  // Taking it out moves what stands behind it.
  const to = gap > from ? gap - 1 : gap
  return list === targetList && to !== from ? { list, from, to } : undefined
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return comparedText(value)
  return typeof value === 'object' && value !== null && 'root' in value ? plainTextOf(value) : ''
}

/** Paths of the fields of the row, or of those of the document that are in no block. */
export const fieldsOf = (fields: Fields, row: string | undefined): string[] =>
  Object.keys(fields).filter((path) =>
    row === undefined ? blockAround(fields, path) === undefined : path.startsWith(`${row}.`),
  )

/**
 * Path of the field that shows a text: one that is it, else rich text that contains it. Among the fields of the row, or
 * among those of the document that are in no block; undefined if there is none, or the text is empty.
 */
export function fieldShowing(fields: Fields, row: string | undefined, text: string): string | undefined {
  if (!text) return undefined
  const own = fieldsOf(fields, row).filter((path) => !/\.(id|blockType)$/.test(path))
  return (
    own.find((path) => textOf(fields[path]?.value) === text) ??
    own.find((path) => typeof fields[path]?.value === 'object' && textOf(fields[path]?.value).includes(text))
  )
}

/**
 * Path of the rich text that says exactly this, without blanks, of the row or the document; the one with the number
 * where several do, from 0. Undefined if none does.
 */
export function fieldWriting(
  fields: Fields,
  row: string | undefined,
  written: string,
  nth: number,
): string | undefined {
  const own = fieldsOf(fields, row).filter((path) => {
    const root = rootOf(fields[path]?.value)
    return root && bareText(root) === written
  })
  return own[nth] ?? own.at(-1)
}

/** Path of the text that is a table with these words in the cell, of the row or the document. */
export const tableShowing = (
  fields: Fields,
  row: string | undefined,
  { line, column, text }: { line: number; column: number; text: string },
): string | undefined =>
  fieldsOf(fields, row).find((path) => {
    const value = fields[path]?.value
    const cell = typeof value === 'string' && /\n|\||\t|;/.test(value) ? parseRows(value)[line]?.[column] : undefined
    return cell !== undefined && comparedText(cell) === text
  })
