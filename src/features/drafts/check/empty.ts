/** Finds content that would be published empty, named as visitors or editors know it. */
import { rowsOf } from '../../../blocks/nested'
import { PAGES } from '../../../cms/linkTargets'
import type { Locale } from '../../../lib/locales'
import type { ContentBlocks, EmptyContent, PageBlock } from '../../../web/contentBlock'

/**
 * `block` with its relations filled in, as stored in this language only. Includes the blocks in its rows, and what it
 * brings, except pages: those have a check of their own.
 */
export function findEmpty(block: PageBlock, locale: Locale, kinds: ContentBlocks): readonly EmptyContent[] {
  const kind = kinds.get(block.blockType)
  if (kind?.brings && kind.brings.collection !== PAGES)
    return kind.brings.blocks(block).flatMap((brought) => findEmpty(brought, locale, kinds))
  const nested = rowsOf(block, kinds).flatMap((row) => row ?? [])
  return [...(kind?.findEmpty?.(block, locale) ?? []), ...nested.flatMap((inner) => findEmpty(inner, locale, kinds))]
}
