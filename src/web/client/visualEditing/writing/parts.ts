/** Parts of a rich text that are written by themselves: the cells of its tables, and the captions of its pictures. */
import { isValues, type Values } from '../../../../lib/isValues'
import { bareText, childrenOf, withoutBlanks } from '../../../writtenText'
import { drawnAs, shownText } from '../places'

/** Where a node stands in a value: places among the children of the nodes around it. */
type Path = readonly number[]

/** All nodes of the type, in the order in which they are drawn. */
function pathsOf(node: Values, type: string, around: Path = []): Path[] {
  return childrenOf(node).flatMap((child, at) => {
    const path = [...around, at]
    return child.type === type ? [path] : pathsOf(child, type, path)
  })
}

export const nodeAt = (root: Values, path: Path): Values | undefined =>
  path.reduce<Values | undefined>((node, at) => node && childrenOf(node)[at], root)

/** The value with another node there. */
export function withNode(root: Values, [at, ...inner]: Path, node: Values): Values {
  if (at === undefined) return node
  const children = childrenOf(root).map((child, index) => (index === at ? withNode(child, inner, node) : child))
  return { ...root, children }
}

/** The path of the drawn element's node: the one with its number among those of the type. */
function pathOf(place: HTMLElement, root: Values, element: Element | null, type: 'table' | 'upload'): Path | undefined {
  const drawn = [...place.querySelectorAll(drawnAs[type] ?? '')]
  const stored = pathsOf(root, type)
  return element && drawn.length === stored.length ? stored[drawn.indexOf(element)] : undefined
}

/** Undefined where the cell shows something else than the value. */
export function pathOfCell(place: HTMLElement, root: Values, cell: HTMLTableCellElement): Path | undefined {
  const line = cell.closest('tr')
  const table = pathOf(place, root, cell.closest(drawnAs.table ?? ''), 'table')
  const path = table && line && [...table, line.rowIndex, cell.cellIndex]
  const node = path && nodeAt(root, path)
  return node && bareText({ ...node, type: 'root' }) === shownText(cell) ? path : undefined
}

export const captionOf = (upload: Values | undefined): string =>
  upload && isValues(upload.fields) && typeof upload.fields.caption === 'string' ? upload.fields.caption : ''

export const withCaption = (upload: Values, caption: string): Values => ({
  ...upload,
  fields: { ...(isValues(upload.fields) ? upload.fields : {}), caption },
})

/** Undefined where the caption shows something else than the value. */
export function pathOfCaption(place: HTMLElement, root: Values, caption: HTMLElement): Path | undefined {
  const path = pathOf(place, root, caption.closest(drawnAs.upload ?? ''), 'upload')
  const stored = path && captionOf(nodeAt(root, path))
  return stored && withoutBlanks(stored) === withoutBlanks(caption.textContent ?? '') ? path : undefined
}
