/** Search index of pages, kept up to date with its collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import { PAGES } from '../../cms/linkTargets'

/** Pages, including the words that their blocks show of other documents. */
export const readPageWords = bodyIndex({
  collection: PAGES,
  fields: ['description'],
  entry: ({ id, title, description }) => ({ item: { id, title, description: description ?? '' } }),
})
