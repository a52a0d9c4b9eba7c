/** The published posts of a language in memory, newest first: lists, neighbours, feeds and blocks are read from it. */
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
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
  /** ISO 8601. */
  updatedAt: string
}

/** Newest first; of two posts with the same date the one that was made last. */
const newestFirst = (one: PostFacts, other: PostFacts) =>
  Date.parse(other.date) - Date.parse(one.date) || other.id - one.id

export class PostIndex {
  readonly #byId = new Map<number, PostFacts>()
  #sorted: readonly PostFacts[] | undefined
  #bySlug: ReadonlyMap<string, PostFacts> | undefined

  set(post: PostFacts): void {
    this.#byId.set(post.id, post)
    this.#changed()
  }

  delete(id: number): void {
    if (this.#byId.delete(id)) this.#changed()
  }

  #changed(): void {
    this.#sorted = undefined
    this.#bySlug = undefined
  }

  byId(id: number): PostFacts | undefined {
    return this.#byId.get(id)
  }

  bySlug(slug: string): PostFacts | undefined {
    this.#bySlug ??= new Map([...this.#byId.values()].map((post) => [post.slug, post]))
    return this.#bySlug.get(slug)
  }

  all(): readonly PostFacts[] {
    this.#sorted ??= [...this.#byId.values()].sort(newestFirst)
    return this.#sorted
  }

  /** The posts before and after one in time. */
  neighbours({ id }: Pick<PostFacts, 'id'>): { older: PostFacts | undefined; newer: PostFacts | undefined } {
    const all = this.all()
    const at = all.findIndex((post) => post.id === id)
    return at < 0 ? { older: undefined, newer: undefined } : { older: all[at + 1], newer: all[at - 1] }
  }

  /** The newest other posts of the same category, then of any. */
  similar({ id, category }: Pick<PostFacts, 'id' | 'category'>, limit: number): PostFacts[] {
    const others = this.all().filter((post) => post.id !== id)
    const same = category === undefined ? [] : others.filter((post) => post.category === category)
    return [...new Set([...same, ...others])].slice(0, limit)
  }
}

function definitionFor(locale: Locale): CollectionIndexDefinition<PostIndex> {
  return {
    name: `posts ${locale}`,
    collection: POSTS,
    create: () => new PostIndex(),
    async load(index, payload, ids) {
      for (const id of ids ?? []) index.delete(id)
      const { docs } = await payload.find({
        collection: POSTS,
        locale,
        fallbackLocale: false,
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: false,
        where: { and: [{ _status: { equals: 'published' } }, ...(ids ? [{ id: { in: [...ids] } }] : [])] },
        select: {
          title: true,
          slug: true,
          summary: true,
          author: true,
          date: true,
          category: true,
          picture: true,
          noindex: true,
          updatedAt: true,
        },
      })
      for (const { id, title, slug, summary, author, date, category, picture, noindex, updatedAt } of docs) {
        // A post exists in the languages in which it has a title.
        if (!title || !slug) continue
        index.set({
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
          updatedAt,
        })
      }
    },
  }
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<PostIndex>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

export const readPosts = (reader: ContentReader, locale: Locale = reader.locale): Promise<PostIndex> =>
  reader.index(definitions[locale])
