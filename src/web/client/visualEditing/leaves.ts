/** The leaves of a text: what stands in its text nodes, as rich text has it in its own. */
import { comparedText } from '../../visualEditing'

function allTextNodes(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
  return found
}

/** The text nodes that show something. */
export const textNodes = (element: Node): Text[] => allTextNodes(element).filter(({ data }) => comparedText(data))

/** The text nodes of the leaves; undefined if the element shows anything else. */
export function nodesOfLeaves(element: Node, leaves: readonly string[]): Text[] | undefined {
  const nodes: Text[] = []
  for (const node of allTextNodes(element)) {
    const leaf = leaves[nodes.length]
    // A leaf may be a single space, between a bold and an italic word.
    if (leaf !== undefined && shows(node, leaf)) nodes.push(node)
    else if (comparedText(node.data)) return undefined
  }
  return nodes.length === leaves.length ? nodes : undefined
}

/** Whether the node shows the text. */
export const shows = (node: Text, text: string): boolean => comparedText(node.data) === comparedText(text)

/** What stands in the leaves now. Browsers may have put text beside a node, which belongs to the leaf before it. */
export function readLeaves(element: Node, nodes: readonly Text[]): string[] {
  const leaves = nodes.map(() => '')
  let leaf = 0
  for (const node of allTextNodes(element)) {
    const own = nodes.indexOf(node)
    if (own >= 0) leaf = own
    leaves[leaf] += node.data
  }
  return leaves
}
