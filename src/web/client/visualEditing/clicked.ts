/** What was clicked on the page: its texts, its picture, the rich text around it. */
import { comparedText } from '../../visualEditing'
import { blockOf } from './blocks'
import { EMPTY } from './emptyPlaces'
import { PLACE } from './places'

/** Elements that show one text of a block. */
const TEXT = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, a, button, summary, figcaption, label'

/** The picture that was clicked, also below what lies over it without a text of its own, as a shade does. */
export function imageAt({ target, clientX, clientY }: MouseEvent, block: HTMLElement | null): HTMLImageElement | null {
  if (!(target instanceof Element)) return null
  if (target instanceof HTMLImageElement) return target
  const image = target.closest('picture, figure, a')?.querySelector('img')
  // Words beside it, as a caption.
  if (image && !target.contains(image) && target.textContent?.trim()) return null
  if (image || !block || target.closest(TEXT)) return image ?? null
  const isImage = (element: Element): element is HTMLImageElement => element instanceof HTMLImageElement
  return (
    document
      .elementsFromPoint(clientX, clientY)
      .filter((element) => block.contains(element))
      .find(isImage) ?? null
  )
}

/** Which of the pictures of the block, or of the document around the blocks, it is; empty for none. */
export function pictureNumber(image: HTMLImageElement | null, block: HTMLElement | null): string {
  if (!image) return ''
  const pictures = [...(block ?? document.querySelector('main') ?? image).querySelectorAll('img')]
  const at = pictures.filter((picture) => block || !blockOf(picture)).indexOf(image)
  return at < 0 ? '' : String(at)
}

/** What was clicked last, for the answer of the form: the elements as they are by then (`lasting.ts`). */
export interface Clicked {
  block: string
  /** The rich text around it. */
  place: (() => HTMLElement | undefined) | undefined
  /** The part of it that is written by itself. */
  part: (() => HTMLElement | undefined) | undefined
  /** The whole text, and the part of it that was clicked. */
  texts: readonly { element: () => HTMLElement | undefined; text: string }[]
  point: { x: number; y: number }
}

/** What is told of it to the form. */
export interface Told {
  texts?: ClickedText[]
  picture?: string
  place?: HTMLElement | undefined
  /** The part of it that is written by itself. */
  part?: HTMLElement | undefined
  /** Of a table that is no rich text. */
  cell?: HTMLTableCellElement | undefined
  /** Path of the empty field whose place it is. */
  empty?: string
  file?: string
}

interface ClickedText {
  element: HTMLElement
  text: string
}

/** The cell of a table that is no rich text. */
export function cellAt(target: Element): HTMLTableCellElement | undefined {
  const cell = target.closest<HTMLTableCellElement>('td, th')
  return cell && !cell.closest(PLACE) ? cell : undefined
}

/** Its row and column. */
export function cellNumbers(cell: HTMLTableCellElement | undefined): string {
  const line = cell?.parentElement
  return line instanceof HTMLTableRowElement ? `${line.rowIndex} ${cell?.cellIndex}` : ''
}

/** What is said where `target` was clicked: one text, or several that stand together. An empty place says nothing. */
export function textsAt(target: Element, block: HTMLElement | null): ClickedText[] {
  const empty = target.closest<HTMLElement>(EMPTY) ?? cellAt(target)
  if (empty && block?.contains(empty) && !comparedText(empty.textContent ?? '')) return [{ element: empty, text: '' }]
  const whole = target.closest<HTMLElement>(TEXT)
  if (!whole || (block && !block.contains(whole))) return []
  const elements = target instanceof HTMLElement && target !== whole ? [whole, target] : [whole]
  return elements
    .map((element) => ({ element, text: comparedText(element.textContent ?? '') }))
    .filter(({ text }) => text)
}
