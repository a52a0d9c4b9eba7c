/** What a post's card shows. */
import type { ContentReader } from '../../cms/reader'
import type { Media } from '../../cms/types'
import { readPictures } from '../../web/pictures'
import type { Site } from '../../web/site'
import { postHref } from './addresses'
import { readCategories } from './categories'
import type { PostFacts } from './postIndex'

export interface PostCardFacts {
  id: number
  title: string
  href: string
  summary: string
  /** ISO 8601. */
  date: string
  category: string | undefined
  picture: Media | undefined
}

export async function cardsOf(
  posts: readonly PostFacts[],
  { site, reader }: { site: Site; reader: ContentReader },
): Promise<PostCardFacts[]> {
  if (posts.length === 0) return []
  const [categories, pictures] = await Promise.all([
    readCategories(reader),
    readPictures(
      reader,
      posts.flatMap(({ picture }) => picture ?? []),
    ),
  ])
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return posts.map(({ id, title, summary, date, category, picture, slug }) => ({
    id,
    title,
    summary,
    date,
    href: postHref({ slug }, site),
    category: names.get(category ?? 0),
    picture: pictures.get(picture ?? 0),
  }))
}
