/** An article's documents as a block of files. */

import type { Article } from '../../../cms/types'
import type { BlockOf } from '../../../web/contentBlock'

/** Undefined if there are none. */
export function documentsBlock({ documents }: Pick<Article, 'documents'>): BlockOf<'fileList'> | undefined {
  const files = (documents ?? []).flatMap((file) => (typeof file === 'object' ? [{ file }] : []))
  return files.length > 0 ? { blockType: 'fileList', files } : undefined
}
