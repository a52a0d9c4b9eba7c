/** The leaves of a field's text: the texts of rich text (Lexical's JSON) in their order, or a plain text alone. */
import type { Values } from '../../lib/isValues'
import { childrenOf, rootOf } from '../../web/writtenText'

const isLeaf = (node: Values): node is Values & { text: string } => typeof node.text === 'string'

function leavesIn(node: Values): string[] {
  return isLeaf(node) ? [node.text] : childrenOf(node).flatMap(leavesIn)
}

/** Undefined for what is no text. */
export function leavesOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value]
  const root = rootOf(value)
  return root && leavesIn(root)
}
