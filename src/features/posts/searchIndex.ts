/** Posts in search, kept up to date with their collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import { momentText } from '../../lib/moment'
import type { Searchable } from '../../lib/words/searchable'
import type { SearchKind } from '../../web/searchKind'
import { postHref } from './addresses'
import { POST_CATEGORIES, POSTS } from './slugs'

interface FoundPost extends Searchable {
  slug: string
  /** ISO 8601. */
  date: string
}

const readPostWords = bodyIndex({
  collection: POSTS,
  fields: ['summary', 'slug', 'date', 'author', 'category'],
  also: [POST_CATEGORIES],
  async readBeside(payload, locale) {
    const { docs } = await payload.find({ collection: POST_CATEGORIES, locale, depth: 0, limit: 0, pagination: false })
    return new Map(docs.map(({ id, name }) => [id, name]))
  },
  entry({ id, title, summary, slug, date, author, category }, _, names): { item: FoundPost; text: string } | undefined {
    if (!slug) return undefined
    const name = (typeof category === 'number' && names?.get(category)) || ''
    return { item: { id, title, description: summary ?? '', slug, date }, text: `${author ?? ''} ${name}` }
  },
})

export const postKind: SearchKind<FoundPost> = {
  name: 'post',
  value: 'aktuelt',
  position: 3,
  pinnedFrom: POSTS,
  heading: 'searchPosts',
  label: 'searchKindPost',
  sectionSize: 4,
  factor: 0.7,
  questionFactor: 1,
  read: readPostWords,
  show: (post, site) => ({ href: postHref(post, site), detail: momentText(post.date, site.locale, 'date') }),
}
