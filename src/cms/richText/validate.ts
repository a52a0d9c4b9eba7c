/**
 * Validates rich text: the nodes that the editor can make, with the values that it can set. Payload validates the nodes
 * that it knows and skips others, so REST could store nodes that no page can render.
 */

import { isSafeAddress } from '../fields/address'
import { MEDIA } from '../uploads/slugs'
import { isTooltip } from './tooltip'

export const richTextMessages = {
  foreign: {
    nb: 'Teksten inneholder noe som redigeringsfeltet ikke kan lage: {what}. Lim den inn som ren tekst.',
    en: 'The text contains something that the editor could not have made: {what}. Paste it as plain text.',
  },
}

interface Node {
  type: string
  [key: string]: unknown
}

/** Node types by the nodes that they may contain; text-level ones are `inline`. */
const inline = ['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'] as const
const blocks = ['paragraph', 'heading', 'list', 'quote', 'horizontalrule', 'upload', 'table'] as const
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  root: blocks,
  paragraph: inline,
  heading: inline,
  quote: [...inline, 'paragraph'],
  list: ['listitem'],
  listitem: [...inline, 'list', 'paragraph'],
  link: ['text', 'linebreak', 'tab', 'inlineBlock'],
  autolink: ['text', 'linebreak', 'tab', 'inlineBlock'],
  table: ['tablerow'],
  tablerow: ['tablecell'],
  tablecell: ['paragraph', 'list', 'heading', 'quote', 'upload', ...inline],
}
const headingTags: readonly unknown[] = ['h2', 'h3', 'h4']
const listTypes: readonly unknown[] = ['bullet', 'number']

/** Deeper than any text; bounds the recursion. */
const MAX_DEPTH = 24
/** Larger than any page; bounds the memory that one field takes. */
const MAX_NODES = 20_000

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Describes an invalid value of the node itself; undefined if there is none. */
function foreignValue(node: Node): string | undefined {
  if (node.type === 'text' && typeof node.text !== 'string') return 'text'
  if (node.type === 'heading' && !headingTags.includes(node.tag)) return `heading ${String(node.tag)}`
  if (node.type === 'list' && !listTypes.includes(node.listType)) return `list ${String(node.listType)}`
  if (node.type === 'upload' && node.relationTo !== MEDIA) return `upload ${String(node.relationTo)}`
  if (node.type === 'inlineBlock' && !isTooltip(node.fields)) {
    return `inlineBlock ${String((node.fields as { blockType?: unknown } | undefined)?.blockType)}`
  }
  if (node.type === 'link' || node.type === 'autolink') {
    const fields = node.fields as { linkType?: unknown; url?: unknown; doc?: unknown } | undefined
    if (fields?.linkType === 'internal') return fields.doc ? undefined : 'link'
    if (typeof fields?.url !== 'string' || !isSafeAddress(fields.url)) return `link ${String(fields?.url)}`
  }
  return undefined
}

/** Names the first part of the value that the editor cannot make; undefined if there is none. */
export function findForeignRichText(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  const root = (value as { root?: unknown }).root
  if (!isNode(root) || root.type !== 'root') return 'root'
  let count = 0
  const visit = (node: Node, depth: number): string | undefined => {
    if (++count > MAX_NODES || depth > MAX_DEPTH) return 'size'
    const allowed = childrenOf[node.type]
    const children = node.children
    if (!allowed) return children === undefined || Array.isArray(children) ? undefined : node.type
    if (!Array.isArray(children)) return node.type
    for (const child of children) {
      if (!isNode(child)) return String(child)
      if (!allowed.includes(child.type)) return child.type
      const foreign = foreignValue(child) ?? visit(child, depth + 1)
      if (foreign !== undefined) return foreign
    }
    return undefined
  }
  return visit(root, 0)
}
