/** What the tools over a rich text say of the selection, and do with it. */
import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $insertList, $isListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical'
import type { Values } from '../../../../lib/isValues'
import { type Format, formats } from './editor'
import { linkAddress, linkData } from './mapping'

/** What a line can be; headings by their stored level. */
export const kinds = ['paragraph', 'h2', 'h3', 'h4', 'quote', 'bullet', 'number'] as const
export type Kind = (typeof kinds)[number]

export interface SelectionState {
  formats: ReadonlySet<Format>
  kind: Kind
  /** What the link is stored with that the selection is in. */
  link: Values | undefined
  isCollapsed: boolean
}

const $linkAround = (node: LexicalNode): LinkNode | null => $findMatchingParent(node, $isLinkNode)

function kindOf(node: LexicalNode, lower: number): Kind {
  for (let here: LexicalNode | null = node; here; here = here.getParent()) {
    if ($isListNode(here)) return here.getListType() === 'number' ? 'number' : 'bullet'
    if ($isQuoteNode(here)) return 'quote'
    const kind = $isHeadingNode(here) && kinds.find((one) => one === `h${Number(here.getTag().slice(1)) - lower}`)
    if (kind) return kind
  }
  return 'paragraph'
}

/** Undefined where nothing, or a whole node such as a picture, is selected. */
export function $selectionState(lower: number): SelectionState | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const node = selection.anchor.getNode()
  const link = $linkAround(node) ?? $linkAround(selection.focus.getNode())
  return {
    formats: new Set(formats.filter((format) => selection.hasFormat(format))),
    kind: kindOf(node, lower),
    link: link ? linkData(link.getURL()) : undefined,
    isCollapsed: selection.isCollapsed(),
  }
}

export function $setKind(kind: Kind, lower: number): void {
  if (kind === 'bullet' || kind === 'number') {
    $insertList(kind)
    return
  }
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  $setBlocksType(selection, () => {
    if (kind === 'paragraph') return $createParagraphNode()
    if (kind === 'quote') return $createQuoteNode()
    return $createHeadingNode(`h${Math.min(6, Math.max(1, Number(kind.slice(1)) + lower))}` as 'h2')
  })
}

/** Gives the selected words a link, or the link that the cursor is in another target; without either, `title` is put in. */
export function $setLink(own: Values, title: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const around = $linkAround(selection.anchor.getNode())
  const address = linkAddress(own)
  if (around && selection.isCollapsed()) around.setURL(address)
  else if (selection.isCollapsed()) selection.insertNodes([$createLinkNode(address).append($createTextNode(title))])
  else $toggleLink(address)
}

/** Takes the link from around the words, which stay. */
export function $removeLink(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const around = $linkAround(selection.anchor.getNode())
  if (!around || !selection.isCollapsed()) {
    $toggleLink(null)
    return
  }
  for (const child of around.getChildren()) around.insertBefore(child)
  around.remove()
}
