/** The posts that a state of the list shows, and the choices beside them. */
import type { ContentReader } from '../../../cms/reader'
import type { PostCategory } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { cardsOf, type PostCardFacts } from '../cards'
import { readCategories } from '../categories'
import { type PostFacts, readPosts } from '../postIndex'
import type { ListingState } from './query'

/** Posts on a page. */
const PAGE_SIZE = 12

export interface PostListing {
  /** What was asked for, without what does not exist. */
  state: ListingState
  /** The chosen category. */
  category: PostCategory | undefined
  /** Those that have posts. */
  categories: readonly PostCategory[]
  /** Years in which the chosen category has posts, newest first. */
  years: readonly number[]
  total: number
  pages: number
  cards: readonly PostCardFacts[]
}

/** Years, categories and pages that do not exist are left out of a state. */
export function choosePosts(
  posts: readonly PostFacts[],
  categories: readonly PostCategory[],
  asked: ListingState,
): Omit<PostListing, 'cards'> & { shown: readonly PostFacts[] } {
  const used = new Set(posts.map((post) => post.category))
  const offered = categories.filter(({ id }) => used.has(id))
  const category = offered.find(({ slug }) => slug === asked.category)
  const inCategory = category ? posts.filter((post) => post.category === category.id) : posts
  const years = [...new Set(inCategory.map((post) => post.year))]
  const year = years.find((one) => one === asked.year)
  const chosen = year === undefined ? inCategory : inCategory.filter((post) => post.year === year)
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE))
  const page = Math.min(asked.page, pages)
  return {
    state: { category: category?.slug, year, page },
    category,
    categories: offered,
    years,
    total: chosen.length,
    pages,
    shown: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  }
}

export async function readListing(
  content: { site: Site; reader: ContentReader },
  asked: ListingState,
): Promise<PostListing> {
  const [index, categories] = await Promise.all([readPosts(content.reader), readCategories(content.reader)])
  const { shown, ...listing } = choosePosts(index.all(), categories, asked)
  return { ...listing, cards: await cardsOf(shown, content) }
}
