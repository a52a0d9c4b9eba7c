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

/** Whether the node shows the text. */
export const shows = (node: Text, text: string): boolean => comparedText(node.data) === comparedText(text)
