/** The words of a page's body, wherever they stand in its blocks. */
import type { TooltipFields } from '../../content/richText/tooltip'

/** Fields that hold no words for readers. */
const silent = new Set([
  'id',
  'blockType',
  'blockName',
  'anchor',
  'url',
  'type',
  'linkType',
  'style',
  'format',
  'mode',
  'tag',
  'version',
  'direction',
  'listType',
  'layout',
  'side',
  'tone',
  'perRow',
  'width',
  'size',
  'header',
  'relationTo',
])

/** Deeper than any body nests; embedded documents are not followed. */
const MAX_DEPTH = 30

export function textOf(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((item) => textOf(item, depth + 1)).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { type, fields, children } = value as { type?: unknown; fields?: TooltipFields; children?: unknown }
  if (type === 'inlineBlock') return fields?.text ?? ''
  return [wordsOf(value, depth), ...(Array.isArray(children) ? children.map(tipOf) : [])].join(' ').trim()
}

/** An explanation follows the sentence that it belongs to, which a search for several words then still finds. */
function tipOf(node: { type?: unknown; fields?: TooltipFields } | null): string {
  return node?.type === 'inlineBlock' ? (node.fields?.tip ?? '') : ''
}

function wordsOf(value: object, depth: number): string {
  return Object.entries(value)
    .filter(([key]) => !silent.has(key))
    .map(([, item]) => textOf(item, depth + 1))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
