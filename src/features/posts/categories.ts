/** The categories of posts, in the editors' order. */
import type { ContentReader } from '../../cms/reader'
import type { PostCategory } from '../../cms/types'
import { POST_CATEGORIES } from './slugs'

export const readCategories = (reader: ContentReader): Promise<PostCategory[]> =>
  reader.find(POST_CATEGORIES, { sort: ['position', 'name'] })
