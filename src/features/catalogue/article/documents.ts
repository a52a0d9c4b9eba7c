/** An article's documents, as the block that lists files draws them. */
import type { BlockOf } from '../../../blocks/types'
import type { Article } from '../../../cms/types'

/** Undefined where there are none. */
export function documentsBlock({ documents }: Pick<Article, 'documents'>): BlockOf<'fileList'> | undefined {
  const files = (documents ?? []).flatMap((file) => (typeof file === 'object' ? [{ file }] : []))
  return files.length > 0 ? { blockType: 'fileList', files } : undefined
}
