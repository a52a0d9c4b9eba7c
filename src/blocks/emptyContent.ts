/** Helpers by which blocks find content that would be published empty. */
import { plainTextOf } from '../lib/plainText'
import type { EmptyContent } from '../web/contentBlock'

interface Node {
  type?: unknown
  children?: unknown
}

/** Nodes of rich text that are visible without text. */
const SHOWN: readonly unknown[] = ['upload', 'table', 'horizontalrule']

const shows = (node: Node): boolean =>
  SHOWN.includes(node.type) || (Array.isArray(node.children) && node.children.some((child: Node) => shows(child)))

/** Whether rich text has neither text nor pictures. */
export function isBlank(data: { root?: unknown } | null | undefined): boolean {
  return plainTextOf(data) === '' && !shows(Object(data?.root))
}

/** A relation that was deleted, or is not published, is only a number here. */
export const isPopulated = (relation: unknown): boolean => typeof relation === 'object' && relation !== null

export const emptyPart = (part: string): EmptyContent => ({ kind: 'emptyPart', values: { part } })

/** Parts without a name are identified by their position. */
export const emptyRow = (
  kind: 'emptySlide' | 'emptyPicture' | 'emptyFile' | 'emptyArticle' | 'emptyPost' | 'emptyPoint',
  at: number,
): EmptyContent => ({
  kind,
  values: { number: at + 1 },
})

export const lostPictures = (rows: readonly { picture?: unknown }[] | null | undefined): EmptyContent[] =>
  (rows ?? []).flatMap(({ picture }, at) => (isPopulated(picture) ? [] : [emptyRow('emptyPicture', at)]))
