/** Styles of the blocks. A page includes those of the blocks that it shows, and no others. */
import { blocks } from './list'
import type { BodyContent } from './readBody'

const files = import.meta.glob<string>('./*/styles.css', { query: '?inline', import: 'default', eager: true })

/** In the order of the blocks' list, not of the page, so that pages with the same blocks have equal styles. */
export function bodyStyles(body: BodyContent): string {
  const shown = new Set<string>(body.blocks.map(({ blockType }) => blockType))
  return blocks.map(({ slug }) => (shown.has(slug) ? (files[`./${slug}/styles.css`] ?? '') : '')).join('')
}
