/** What was clicked on the page: its texts, its picture, the rich text around it. */
import { comparedText } from '../../visualEditing'
import { blockOf } from './blocks'

/** Elements that show one text of a block. */
const TEXT = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, a, button, summary, figcaption, label'

export const imageOf = (target: Element) =>
  target instanceof HTMLImageElement ? target : (target.closest('picture, figure, a')?.querySelector('img') ?? null)

/** Which of the pictures of the block, or of the document around the blocks, was clicked; empty if none was. */
export function pictureOf(target: Element, block: HTMLElement | null): string {
  const clicked = imageOf(target) ?? target
  const pictures: Element[] = [...(block ?? document.querySelector('main') ?? target).querySelectorAll('img')]
  const at = pictures.filter((picture) => block || !blockOf(picture)).indexOf(clicked)
  return at < 0 ? '' : String(at)
}

/** What was clicked last, for the answer of the form. */
export interface Clicked {
  block: string
  /** The rich text around it. */
  place: HTMLElement | undefined
  /** The whole text, and the part of it that was clicked. */
  texts: readonly ClickedText[]
  point: { x: number; y: number }
}

/** What is told of it to the form. */
export interface Told {
  texts?: ClickedText[]
  picture?: string
  place?: HTMLElement | undefined
  file?: string
}

interface ClickedText {
  element: HTMLElement
  text: string
}

/** What is said where `target` was clicked: one text, or several that stand together. */
export function textsAt(target: Element, block: HTMLElement | null): ClickedText[] {
  const whole = target.closest<HTMLElement>(TEXT)
  if (!whole || (block && !block.contains(whole))) return []
  const elements = target instanceof HTMLElement && target !== whole ? [whole, target] : [whole]
  return elements
    .map((element) => ({ element, text: comparedText(element.textContent ?? '') }))
    .filter(({ text }) => text)
}
