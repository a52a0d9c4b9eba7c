/** The leaves of a field's text: the texts of rich text (Lexical's JSON) in their order, or a plain text alone. */
import { isValues, type Values } from '../../lib/isValues'
import { comparedText } from '../../web/visualEditing'

const rootOf = (value: unknown): Values | undefined =>
  isValues(value) && isValues(value.root) ? (value.root as Values) : undefined

const childrenOf = (node: Values): readonly Values[] =>
  Array.isArray(node.children) ? node.children.filter(isValues) : []

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

/** Some of the leaves of a field. */
export interface LeafRange {
  from: number
  leaves: readonly string[]
}

/** Nodes whose text is one line of its own; what they hold is drawn in one element. */
const lines: readonly unknown[] = ['paragraph', 'heading', 'quote', 'listitem']

/** Whether it holds what the page shows as something else than text. */
const isPlain = (node: Values): boolean =>
  isLeaf(node) || (['link', 'autolink'].includes(String(node.type)) && childrenOf(node).every(isPlain))

/** The leaves of the line that shows the text. Undefined if none does, or more is in it than text and links. */
export function leavesShowing(value: unknown, text: string): LeafRange | undefined {
  if (typeof value === 'string') return comparedText(value) === text ? { from: 0, leaves: [value] } : undefined
  const root = rootOf(value)
  let from = 0
  function find(node: Values): LeafRange | undefined {
    const leaves = leavesIn(node)
    if (lines.includes(node.type) && childrenOf(node).every(isPlain) && leaves.length > 0) {
      if (comparedText(leaves.join('')) === text) return { from, leaves }
      from += leaves.length
      return undefined
    }
    if (isLeaf(node)) from += 1
    for (const child of childrenOf(node)) {
      const found = find(child)
      if (found) return found
    }
    return undefined
  }
  return root && find(root)
}

/** The value with other texts in the leaves. Undefined if the range does not hold its texts any more. */
export function withLeaves(value: unknown, { from, leaves }: LeafRange, texts: readonly string[]): unknown {
  const now = leavesOf(value)
  if (!now || texts.length !== leaves.length || leaves.some((leaf, at) => now[from + at] !== leaf)) return undefined
  const root = rootOf(value)
  if (!root) return texts[0]
  let at = 0
  function changed(node: Values): Values {
    if (isLeaf(node)) return { ...node, text: texts[at++ - from] ?? node.text }
    return Array.isArray(node.children)
      ? { ...node, children: node.children.map((child) => (isValues(child) ? changed(child) : child)) }
      : node
  }
  return { ...(value as Values), root: changed(root) }
}
