/** Rich text (Payload's Lexical JSON) that is written on the page of the live preview: what page and form both ask of it. */
import { isValues, type Values } from '../lib/isValues'

/** Nodes that are written on the page; all others are kept as they are. */
const blocks: readonly unknown[] = ['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']

/** Whether the page's editor writes in the node. */
export const isWritten = ({ type }: Values): boolean => blocks.includes(type)

export const childrenOf = ({ children }: Values): Values[] => (Array.isArray(children) ? children.filter(isValues) : [])

/** The root of a field's value; undefined for what is no rich text. */
export const rootOf = (value: unknown): Values | undefined =>
  isValues(value) && isValues(value.root) ? value.root : undefined

/** The root of a text that says nothing. */
export const emptyRoot: Values = { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 }

/** Text without blanks, which pages and forms set differently. */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** The text of the nodes that are written on the page, without blanks: it tells which field a place shows. */
export function bareText(node: Values): string {
  if (node.type === 'text') return withoutBlanks(String(node.text))
  return isWritten(node) ? childrenOf(node).map(bareText).join('') : ''
}

/** What editors write by themselves, differently from each other, and what no reader sees. */
const incidental: ReadonlySet<string> = new Set(['version', 'direction', 'textFormat', 'textStyle', 'id'])

/** Nodes and their values in one order, without what is incidental. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf)
  if (!isValues(value)) return value
  // The number of an item follows from its place.
  const isItem = value.type === 'listitem'
  return Object.entries(value)
    .filter(([name, of]) => of !== undefined && !incidental.has(name) && !(isItem && name === 'value'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, of]) => [name, contentOf(of)])
}

/** Whether two values of rich text fields say the same. */
export const isSameText = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(contentOf(a ?? null)) === JSON.stringify(contentOf(b ?? null))
