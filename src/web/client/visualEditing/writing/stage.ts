/** Where an editor stands on the page, and which part of the field's value it has: the whole text, or a cell of a table. */
import type { Values } from '../../../../lib/isValues'
import { childrenOf, emptyRoot } from '../../../writtenText'
import { nodeAt, pathOfCell, withNode } from './parts'

export interface Stage {
  /** The editor's own element. */
  root: HTMLElement
  /** What is written there. */
  value: Values
  /** Shows it until the editor does. */
  drawn: HTMLElement
  /** The field's value with what is written now. */
  whole(value: Values): Values
  /** What is written there, of another value of the field; undefined where it is gone. */
  part(whole: Values): Values | undefined
  enter(): void
  /** Shows what was written, in a copy of the editor's element, or what stood there before. */
  leave(written: HTMLElement | undefined): void
}

/** In the place of what was drawn. */
export function textStage(place: HTMLElement, value: Values): Stage {
  const root = place.cloneNode(false) as HTMLElement
  for (const name of root.getAttributeNames()) if (name.startsWith('data-empty')) root.removeAttribute(name)
  return {
    root,
    value,
    drawn: place,
    whole: (written) => written,
    part: (whole) => whole,
    enter: () => place.replaceWith(root),
    leave: (written) => root.replaceWith(written ?? place),
  }
}

/** Within the cell, which stays a cell. Undefined where it shows something else than the value. */
export function cellStage(place: HTMLElement, value: Values, cell: HTMLTableCellElement): Stage | undefined {
  const path = pathOfCell(place, value, cell)
  const part = (whole: Values) => {
    const node = path && nodeAt(whole, path)
    return node?.type === 'tablecell' ? { ...emptyRoot, children: childrenOf(node) } : undefined
  }
  const own = part(value)
  if (!path || !own) return undefined
  let latest = value
  const before = [...cell.childNodes]
  const root = document.createElement('div')
  return {
    root,
    value: own,
    drawn: cell,
    whole({ children }) {
      latest = withNode(latest, path, { ...nodeAt(latest, path), children })
      return latest
    },
    part(whole) {
      latest = whole
      return part(whole)
    },
    enter: () => cell.replaceChildren(root),
    leave: (written) => cell.replaceChildren(...(written?.childNodes ?? before)),
  }
}
