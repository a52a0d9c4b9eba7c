/** The published posts of a language in memory, newest first. */
import { publishedIndexOf } from '../../cms/publishedIndex'
import { osloDay } from '../../lib/osloTime'
import { POSTS } from './slugs'

/** What lists, cards and feeds need of a post. */
export interface PostFacts {
  id: number
  slug: string
  title: string
  summary: string
  author: string
  /** ISO 8601. */
  date: string
  /** Of the date in Norway. */
  year: number
  category: number | undefined
  picture: number | undefined
  noindex: boolean
  /** Address that search engines are to index instead; empty for its own. */
  canonical: string
  /** ISO 8601. */
  updatedAt: string
}

/** Newest first; of two posts with the same date the one that was made last. */
const newestFirst = (one: PostFacts, other: PostFacts) =>
  Date.parse(other.date) - Date.parse(one.date) || other.id - one.id

/** The posts before and after one in time. */
export function neighboursOf(
  { id }: Pick<PostFacts, 'id'>,
  all: readonly PostFacts[],
): { older: PostFacts | undefined; newer: PostFacts | undefined } {
  const at = all.findIndex((post) => post.id === id)
  return at < 0 ? { older: undefined, newer: undefined } : { older: all[at + 1], newer: all[at - 1] }
}

/** The newest other posts of the same category, then of any. */
export function similarTo(
  { id, category }: Pick<PostFacts, 'id' | 'category'>,
  all: readonly PostFacts[],
  limit: number,
): PostFacts[] {
  const others = all.filter((post) => post.id !== id)
  const same = category === undefined ? [] : others.filter((post) => post.category === category)
  return [...new Set([...same, ...others])].slice(0, limit)
}

export const readPosts = publishedIndexOf({
  collection: POSTS,
  fields: ['summary', 'author', 'date', 'category', 'picture', 'noindex', 'canonical', 'updatedAt'],
  order: newestFirst,
  factsOf: ({
    id,
    title,
    slug,
    summary,
    author,
    date,
    category,
    picture,
    noindex,
    canonical,
    updatedAt,
  }): PostFacts => ({
    id,
    slug,
    title,
    summary: summary ?? '',
    author: author ?? '',
    date,
    year: Number(osloDay(new Date(date)).slice(0, 4)),
    category: typeof category === 'number' ? category : undefined,
    picture: typeof picture === 'number' ? picture : undefined,
    noindex: noindex === true,
    canonical: canonical ?? '',
    updatedAt,
  }),
})
