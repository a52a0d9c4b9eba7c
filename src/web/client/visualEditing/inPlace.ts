/** A text of the preview that is edited where it stands. One at a time. */

import { textNodes } from './textNodes'

interface Edited {
  /** Makes what was typed stand, and ends the editing. */
  end(): void
  contains(node: Node): boolean
  /** Tells the form what it has not been told yet. */
  flush?(): void
  /** Shows another text, that the form has by now. */
  take?(text: string): void
}

let edited: Edited | undefined

/** Whether the node is part of the text that is being edited. */
export const isEdited = (node: Node): boolean => edited?.contains(node) ?? false

/** Whether a text is being edited, which nothing must take away from under the cursor. */
export const isEditing = (): boolean => edited !== undefined

export const leaveText = (): void => edited?.end()

export const flushText = (): void => edited?.flush?.()

export const takeText = (text: string): void => edited?.take?.(text)

/** Another text than a plain one is edited, or none any more. */
export function setEdited(next: Edited | undefined): void {
  edited = next
}

interface Editing {
  /** Where the element has its text. */
  node: Text
  /** Whether the text may have several lines. */
  hasLines: boolean
  /** Where it was clicked, in pixels of the window. */
  point: { x: number; y: number }
  typed(text: string): void
  left(): void
  /** What was typed before it was editable. */
  early: string
  /** The text in what the form tells of it. */
  read?(told: string): string
}

/** Makes the element's text editable, with the cursor where it was clicked. Escape takes back what was typed. */
export function editText(element: HTMLElement, editing: Editing): void {
  const { node, hasLines, point, typed, left, early, read = (told) => told } = editing
  edited?.end()
  const ended = new AbortController()
  const { signal } = ended
  let before = element.textContent ?? ''
  const { whiteSpace } = element.style
  // As the text is stored: at the end of a line browsers put a hard space otherwise.
  element.style.whiteSpace = 'pre-wrap'
  makeEditable(element)
  const tell = () => {
    const text = element.textContent ?? ''
    typed(hasLines ? text : text.replace(/[\r\n]/g, ' '))
  }
  /** Browsers may have put another node beside it, or in its place. */
  const show = (text: string) => {
    for (const other of textNodes(element)) if (other !== node) other.remove()
    if (!node.isConnected) element.prepend(node)
    node.data = text
  }
  const end = () => {
    if (signal.aborted) return
    ended.abort()
    edited = undefined
    element.removeAttribute('contenteditable')
    element.style.whiteSpace = whiteSpace
    left()
  }
  element.addEventListener('input', tell, { signal })
  element.addEventListener('blur', end, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      // The page's own keys are not for what is typed.
      event.stopPropagation()
      if (event.isComposing) return
      if (event.key === 'Escape') {
        show(before)
        typed(before)
        element.blur()
      } else if (event.key === 'Enter') {
        event.preventDefault()
        if (hasLines) insert('\n')
        else element.blur()
      } else if (event.key === ' ' && element.closest('button, summary, a')) {
        // The space bar presses a button, and a link scrolls the page.
        event.preventDefault()
        insert(' ')
      }
    },
    { signal },
  )
  edited = {
    end: () => element.blur(),
    contains: (node) => element.contains(node),
    take(told) {
      const at = caretIn(element)
      before = read(told)
      show(before)
      getSelection()?.collapse(node, Math.min(at, node.length))
    },
  }
  element.focus({ preventScroll: true })
  placeCursor(point)
  // In an empty text there is no point.
  if (!element.contains(getSelection()?.anchorNode ?? null)) getSelection()?.collapse(node, node.length)
  if (early) insert(early)
}

function makeEditable(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only'
  } catch {
    // Firefox before 136.
    element.contentEditable = 'true'
  }
}

/** The only way to insert that the browser can take back. */
const insert = (text: string): boolean => document.execCommand('insertText', false, text)

/** Letters of the element before the cursor. */
function caretIn(element: HTMLElement): number {
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  if (!anchorNode || anchorOffset === undefined || !element.contains(anchorNode)) return 0
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(anchorNode, anchorOffset)
  return before.toString().length
}

interface CaretPosition {
  offsetNode: Node
  offset: number
}

/** In the text that is edited, at a point of the window. */
export function placeCursor({ x, y }: { x: number; y: number }): void {
  // Newer than the types, and absent in older Safari.
  const page = document as Document & { caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null }
  const position = page.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position
    ? [position.offsetNode, position.offset]
    : [range?.startContainer, range?.startOffset ?? 0]
  if (node && isEdited(node)) getSelection()?.collapse(node, offset)
}
