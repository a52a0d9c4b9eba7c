/** Plain text of rich text: for search engines, names and checks. */

interface Node {
  type?: unknown
  text?: unknown
  /** Of an inline block: a tooltip's visible words are part of the sentence. */
  fields?: { text?: unknown }
  children?: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Nodes within a line of text. */
const inline: readonly unknown[] = ['text', 'linebreak', 'tab', 'link', 'autolink']

/** The text of rich text (Lexical's JSON), its paragraphs, items and cells separated by blanks. */
export function plainTextOf(data: { root?: unknown } | null | undefined): string {
  return textOf(data?.root).replace(/\s+/g, ' ').trim()
}

function textOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  if (node.type === 'inlineBlock') return typeof node.fields?.text === 'string' ? node.fields.text : ''
  if (typeof node.text === 'string') return node.text
  const text = Array.isArray(node.children) ? node.children.map(textOf).join('') : ''
  return inline.includes(node.type) ? text : `${text} `
}
