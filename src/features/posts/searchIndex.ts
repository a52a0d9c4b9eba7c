/** Search index of posts, kept up to date with their collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import type { Searchable } from '../../lib/words/wordIndex'
import { POST_CATEGORIES, POSTS } from './slugs'

export interface FoundPost extends Searchable {
  slug: string
  /** ISO 8601. */
  date: string
}

export const readPostWords = bodyIndex({
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
