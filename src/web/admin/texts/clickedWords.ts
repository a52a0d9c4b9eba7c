/** The words at a place of a page that was clicked, in the frame beside the form. */
import { comparedText } from '../../visualEditing'

export interface ClickedWords {
  shown: string
  /** Puts others in their place, until the page is drawn anew. */
  write(text: string): void
}

/** Names and hints that are no text of the page. */
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt', 'value']
/** Elements that are looked at from the clicked one outwards: a text in a link in a heading. */
const DEPTH = 4

function textNodes(element: Element): Text[] {
  const nodes: Text[] = []
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (comparedText((walker.currentNode as Text).data)) nodes.push(walker.currentNode as Text)
  return nodes
}

const wordsOfNode = (node: Text): ClickedWords => ({
  shown: comparedText(node.data),
  write: (text) => {
    // The spaces around it stay as long as it says the same.
    if (comparedText(node.data) !== text) node.data = text
  },
})

function wordsOfElement(element: Element): ClickedWords[] {
  const nodes = textNodes(element)
  const [only] = nodes
  const whole = comparedText(element.textContent ?? '')
  const spoken = SPOKEN.filter((name) => name !== 'value' || element.getAttribute('type') === 'submit').flatMap(
    (name) => {
      const shown = comparedText(element.getAttribute(name) ?? '')
      return shown ? [{ shown, write: (text: string) => element.setAttribute(name, text) }] : []
    },
  )
  // A text that is put together of several nodes is not written before the page is drawn anew.
  const write = nodes.length === 1 && only ? wordsOfNode(only).write : () => undefined
  return [...(whole ? [{ shown: whole, write }] : []), ...spoken]
}

/** The text node under the pointer, if it is of the element. */
function nodeAt(element: Element, { clientX, clientY }: MouseEvent): Text | undefined {
  return textNodes(element).find((node) => {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    )
  })
}

/** What is said where it was clicked, the nearest first. */
export function wordsAt(target: Element, event: MouseEvent): ClickedWords[] {
  const words: ClickedWords[] = []
  let element: Element | null = target
  for (let depth = 0; element && element !== target.ownerDocument.body && depth < DEPTH; depth++) {
    const node = depth === 0 ? nodeAt(element, event) : undefined
    if (node) words.push(wordsOfNode(node))
    words.push(...wordsOfElement(element))
    element = element.parentElement
  }
  return words
}
