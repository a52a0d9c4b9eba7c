/** Rules of a page's path: plain functions over its last segment and its parent. */
import { MAX_SEGMENT } from '../../lib/norwegian'
import { FRONT_PAGE } from '../../web/pageTree'

export type AddressProblem = 'malformed' | 'tooLong' | 'reserved' | 'frontHasParent'

/** Why a segment is invalid in its place; undefined if it is valid. `reserved`: `Declared.reservedSegments`. */
export function addressProblem(
  segment: string,
  atTop: boolean,
  reserved: ReadonlySet<string>,
): AddressProblem | undefined {
  if (segment === FRONT_PAGE) return atTop ? undefined : 'frontHasParent'
  if (segment.length > MAX_SEGMENT) return 'tooLong'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)) return 'malformed'
  if (atTop && reserved.has(segment)) return 'reserved'
  return undefined
}

/** Key that two published pages may not share: their place in the tree. */
export function addressKey(segment: string, parent: number | null): string {
  return `${parent ?? 'top'}/${segment}`
}
