/** Reads the posts that blocks show: the newest, those of a category, or chosen ones. */

import type { ContentReader } from '../../../../cms/reader'
import { relatedId } from '../../../../cms/relatedId'
import type { BlockOf } from '../../../../web/contentBlock'
import { readSite } from '../../../../web/readSite'
import type { Site } from '../../../../web/site'
import { newsPath } from '../../addresses'
import { cardsOf, type PostCardFacts } from '../../cards'
import { readCategories } from '../../categories'
import { queryOf } from '../../listing/query'
import { readPosts } from '../../postIndex'

type PostsBlock = BlockOf<'posts'>

interface ShownPosts {
  cards: readonly PostCardFacts[]
  /** Address of the list of all posts that the block shows a part of. */
  all: string
  /** Name of the category that the list is of. */
  category?: string
}

/** By block: a page may show several. */
export type PostsData = ReadonlyMap<PostsBlock, ShownPosts>

export async function readPostsOfBlocks(reader: ContentReader, blocks: readonly PostsBlock[]): Promise<PostsData> {
  // Only texts and addresses of the site are used.
  const site = await readSite(reader, { url: '', path: '/' })
  return new Map(await Promise.all(blocks.map(async (block) => [block, await readShown(block, reader, site)] as const)))
}

async function readShown(block: PostsBlock, reader: ContentReader, site: Site): Promise<ShownPosts> {
  const [index, categories] = await Promise.all([readPosts(reader), readCategories(reader)])
  const all = site.href(newsPath(site))
  // A draft in preview may have no number.
  const limit = block.limit ?? 0
  if (block.source === 'chosen') {
    const chosen = (block.posts ?? []).flatMap((post) => index.byId(relatedId(post) ?? 0) ?? [])
    return { cards: await cardsOf(chosen, { site, reader }), all }
  }
  if (block.source === 'newest') return { cards: await cardsOf(index.all().slice(0, limit), { site, reader }), all }
  const category = categories.find(({ id }) => id === relatedId(block.category))
  if (!category) return { cards: [], all }
  const posts = index.all().filter((post) => post.category === category.id)
  return {
    cards: await cardsOf(posts.slice(0, limit), { site, reader }),
    all: all + queryOf({ category: category.slug, year: undefined, page: 1 }),
    category: category.name,
  }
}
