/**
 * Joins nested lists. Lexical keeps a nested list in an item of its own, after the item that it belongs to. Payload's
 * Markdown converter loses that item where the kind of list changes: `- a` and, indented, `1. b` become two sibling
 * lists, the second beginning with an item that holds only a list.
 */

export interface ListLike {
  type: string
  listType?: unknown
  children?: unknown
}

const isList = ({ type }: ListLike) => type === 'list'

const nodesOf = (node: ListLike): ListLike[] =>
  Array.isArray(node.children) ? node.children.filter((child) => typeof child?.type === 'string') : []

const isBlank = (node: ListLike): boolean => {
  if (node.type === 'linebreak' || node.type === 'tab') return true
  if (node.type === 'text') return 'text' in node && String(node.text).trim() === ''
  return ['paragraph', 'list', 'listitem'].includes(node.type) && nodesOf(node).every(isBlank)
}

/** The lists of an item that holds nothing else; empty for other items. */
export function nestedLists(item: ListLike): ListLike[] {
  const content = nodesOf(item).filter((child) => !isBlank(child))
  return content.every(isList) ? content : []
}

/** An empty item, as editors leave at the end of a list. */
export const isBlankItem = (item: ListLike): boolean => nodesOf(item).every(isBlank)

/** Moves lists below the last item of a list, into the item that holds nested lists already. */
function nest<Node extends ListLike>(list: Node, nested: readonly ListLike[], around: ListLike): Node {
  const items = nodesOf(list)
  const last = items.at(-1)
  const before = last ? nestedLists(last) : []
  const holder = { ...(before.length > 0 ? last : around), children: joined([...before, ...nested], true) }
  return { ...list, children: [...(before.length > 0 ? items.slice(0, -1) : items), holder] }
}

function joined<Node extends ListLike>(nodes: readonly Node[], continues: boolean): Node[] {
  const all: Node[] = []
  let isOpen = continues
  for (const node of nodes) {
    const before = all.at(-1)
    if (!before || !isList(before) || !isList(node)) {
      all.push(node)
      isOpen = continues
      continue
    }
    const items = nodesOf(node)
    const [first] = items
    const nested = first ? nestedLists(first) : []
    const rest = first && nested.length > 0 ? items.slice(1) : items
    if (first && nested.length > 0) {
      all[all.length - 1] = nest(before, nested, first)
      isOpen = true
      if (rest.length === 0) continue
    }
    const open = all.at(-1)
    // Items after the nested list continue the outer list.
    if (open && isOpen && open.listType === node.listType) {
      all[all.length - 1] = { ...open, children: [...nodesOf(open), ...rest] }
      continue
    }
    all.push(rest === items ? node : { ...node, children: rest })
    isOpen = continues
  }
  return all
}

/** The same nodes, with each nested list below the item that it belongs to. */
export const joinLists = <Node extends ListLike>(nodes: readonly Node[]): Node[] => joined(nodes, false)
