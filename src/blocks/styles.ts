/** Styles of blocks. A page includes only those of the blocks that it shows. */
import type { AnyContentBlock, PageBlock } from '../web/contentBlock'
import { displayRules } from './display'
import { everyPlaced } from './nested'
import nestedStyles from './nested.css?inline'

interface Shown {
  kind: AnyContentBlock
  /** Absent where the program itself draws as the block does. */
  block?: PageBlock
  rows?: readonly (readonly Shown[])[]
}

/** In a fixed order, not the page's, so that pages with the same blocks have equal styles. */
export function blockStyles(shown: readonly Shown[]): string {
  const every = everyPlaced(shown)
  const styles = [...new Set(every.map(({ kind }) => kind))]
    .sort((one, other) => (one.config.slug < other.config.slug ? -1 : 1))
    .map(({ styles }) => styles ?? '')
  const rules = new Set(
    every.flatMap(({ kind, block }) => (block ? [...(kind.rules?.(block) ?? []), ...displayRules(block)] : [])),
  )
  return [...styles, ...[...rules].sort(), ...(every.length > shown.length ? [nestedStyles] : [])].join('')
}
