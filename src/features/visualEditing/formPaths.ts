/** Where the blocks of the preview are in the form. */
import { plainTextOf } from '../../lib/plainText'
import { comparedText } from '../../web/visualEditing'

/** State of the form by path. */
type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

/** Path of the block's row, as `body.3` or `body.3.columns.0.blocks.1`; undefined if the form has none with the id. */
export function rowPath(fields: Fields, id: string): string | undefined {
  const key = Object.keys(fields).find((path) => path.endsWith('.id') && fields[path]?.value === id)
  const path = key?.slice(0, -'.id'.length)
  return path !== undefined && fields[`${path}.blockType`] ? path : undefined
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return comparedText(value)
  return typeof value === 'object' && value !== null && 'root' in value ? plainTextOf(value) : ''
}

/**
 * Path of the field of a row that shows a text: one that is it, else rich text that contains it. The row itself if there
 * is none, or the text is empty.
 */
export function fieldShowing(fields: Fields, row: string, text: string): string {
  if (!text) return row
  const own = Object.keys(fields).filter((path) => path.startsWith(`${row}.`) && !/\.(id|blockType)$/.test(path))
  return (
    own.find((path) => textOf(fields[path]?.value) === text) ??
    own.find((path) => typeof fields[path]?.value === 'object' && textOf(fields[path]?.value).includes(text)) ??
    row
  )
}

/** Path of a row by the id of its element: `body-3-columns-0-blocks-row-1` is `body.3.columns.0.blocks.1`. */
export const pathOfRow = (elementId: string): string | undefined =>
  /-row-\d+$/.test(elementId) ? elementId.replace(/-row-(\d+)$/, '-$1').replaceAll('-', '.') : undefined
