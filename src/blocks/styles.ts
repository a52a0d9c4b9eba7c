/** Styles of the blocks. A page brings along those of the blocks that it shows, and no others. */
import { blocks } from './list'
import type { BodyContent } from './readBody'

const files = import.meta.glob<string>('./*/styles.css', { query: '?inline', import: 'default', eager: true })

/** In the order of the blocks' list whatever their order on a page, so that pages with the same blocks agree. */
export function bodyStyles(body: BodyContent): string {
  const shown = new Set<string>(body.blocks.map(({ blockType }) => blockType))
  return blocks.map(({ slug }) => (shown.has(slug) ? (files[`./${slug}/styles.css`] ?? '') : '')).join('')
}
