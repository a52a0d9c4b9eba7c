/**
 * Rich text as it is stored and as it is written on the page: what the page's editor does not know is kept whole in
 * nodes of their own, headings have the level that the page draws, and links carry all that they are stored with.
 */
import type { Values } from '../../../../lib/isValues'
import { bareText, childrenOf } from '../../../writtenText'

/** Type of the nodes that the page's editor keeps as they are stored. */
export const KEPT = 'kept'

/** As the page's editor has them in its JSON. */
export interface KeptJson {
  type: typeof KEPT
  version: number
  stored: Values
  isInline: boolean
}

/** Before what a link is stored with, in the address that the page's editor gives it: it leads nowhere. */
const LINK_PREFIX = '#'

export const linkAddress = (own: Values): string => `${LINK_PREFIX}${encodeURIComponent(JSON.stringify(own))}`

/** What a link on the page is stored with, without its text. */
export const linkData = (address: string): Values =>
  JSON.parse(decodeURIComponent(address.slice(LINK_PREFIX.length))) as Values

const texts: readonly unknown[] = ['text', 'linebreak', 'tab']
const lines: readonly unknown[] = ['paragraph', 'heading', 'quote', 'listitem']
const lists: readonly unknown[] = ['bullet', 'number']

/** What older content may lack, and Lexical always writes. */
const textDefaults = { detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
const elementDefaults = { direction: null, format: '', indent: 0, version: 1 }

const LOWEST = 6
const levelOf = ({ tag }: Values) => Number(String(tag).slice(1))
const tagOf = (level: number) => `h${Math.min(LOWEST, Math.max(1, level))}`

/** The level of the first heading that is seen; undefined if there is none. */
export function firstLevel(root: Values): number | undefined {
  const heading = childrenOf(root).find((node) => node.type === 'heading' && bareText(node))
  return heading && levelOf(heading)
}

const kept = (stored: Values, isInline: boolean): KeptJson => ({ type: KEPT, version: 1, stored, isInline })

/** `lower`: levels by which the page draws headings below those that are stored. */
export function toWritten(root: Values, lower: number): Values {
  const inline = (node: Values): unknown => {
    if (texts.includes(node.type)) return { ...textDefaults, ...node }
    if (node.type !== 'link' && node.type !== 'autolink') return kept(node, true)
    const { children: _, ...own } = node
    const address = { url: linkAddress(own), rel: null, target: null, title: null }
    return { ...elementDefaults, type: 'link', ...address, children: childrenOf(node).map(inline) }
  }
  const block = (node: Values): unknown => {
    if (lines.includes(node.type)) {
      const children = childrenOf(node).map((child) =>
        child.type === 'list' || child.type === 'paragraph' ? block(child) : inline(child),
      )
      const tag = node.type === 'heading' ? { tag: tagOf(levelOf(node) + lower) } : {}
      return { ...elementDefaults, ...node, ...tag, children }
    }
    if (node.type === 'list' && lists.includes(node.listType))
      return { ...elementDefaults, start: 1, ...node, children: childrenOf(node).map(block) }
    return kept(node, false)
  }
  return { ...elementDefaults, ...root, children: childrenOf(root).map(block) }
}

/** `newId`: an id for the second half of a link that was parted. */
export function toStored(root: Values, lower: number, newId: () => string): Values {
  const ids = new Set<unknown>()
  const linkOf = ({ url, children }: Values): Values => {
    const own = linkData(String(url))
    const id = ids.has(own.id) ? newId() : own.id
    ids.add(id)
    return { ...own, ...(id === undefined ? {} : { id }), children }
  }
  const stored = (node: Values): Values => {
    if (node.type === KEPT) return node.stored as Values
    const children = Array.isArray(node.children) ? { children: childrenOf(node).map(stored) } : {}
    if (node.type === 'link') return linkOf({ ...node, ...children })
    if (node.type === 'heading') return { ...node, tag: tagOf(levelOf(node) - lower), ...children }
    return { ...node, ...children }
  }
  return stored(root)
}
