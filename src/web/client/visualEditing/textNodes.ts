/** The text nodes of a place, and what they show. */
import { comparedText } from '../../visualEditing'

/** The text nodes that show something. */
export function textNodes(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (comparedText((node as Text).data)) found.push(node as Text)
  return found
}

/** The text node that shows the text alone; undefined if the element shows anything else. */
export function onlyTextNode(element: Node, text: string): Text | undefined {
  const [node, ...others] = textNodes(element)
  return node && others.length === 0 && shows(node, text) ? node : undefined
}

/** The text node of an element that shows nothing, for words to come. */
export function emptyTextNode(element: Node): Text | undefined {
  if (comparedText(element.textContent ?? '')) return undefined
  element.textContent = ''
  const node = document.createTextNode('')
  element.appendChild(node)
  return node
}

/** Whether the node shows the text. */
export const shows = (node: Text, text: string): boolean => comparedText(node.data) === comparedText(text)
