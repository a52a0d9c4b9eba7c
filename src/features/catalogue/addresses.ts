/** Where articles are found: `/artikler/` and the last part of the address, in the languages that they are named in. */
import { type Locale, locales } from '../../content/locales'
import type { ContentReader } from '../../content/reader'
import type { SiteMapEntry } from '../../site/feature'
import { ARTICLES_PATH } from '../../site/links'

/** What `slug.ts` makes: nothing else is worth a look into the database. */
const ARTICLE_PATH = new RegExp(`^${ARTICLES_PATH}/([a-z0-9]+(?:-[a-z0-9]+)*)$`)

export function slugOf(path: string): string | undefined {
  return ARTICLE_PATH.exec(path)?.[1]
}

interface StoredAddress {
  id: number
  slug: string
  name?: Partial<Record<Locale, string | null>> | null
  updatedAt: string
}

const fields = { slug: true, name: true, updatedAt: true } as const

function languagesOf({ name }: StoredAddress): Locale[] {
  return locales.filter((language) => name?.[language])
}

export interface FoundArticle {
  id: number
  /** Those that it has a name in. */
  languages: readonly Locale[]
}

/**
 * The published article at an address, or null. It depends on that one article alone: one that is renamed, unpublished
 * or deleted takes its page along by its own tag, and where there was none, nothing was kept.
 */
export async function findArticle(reader: ContentReader, slug: string): Promise<FoundArticle | null> {
  return reader.remember(`article ${slug}`, [], async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'articles',
      locale: 'all',
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
      select: fields,
      req,
    })
    const [article] = docs as unknown as StoredAddress[]
    return article ? { id: article.id, languages: languagesOf(article) } : null
  })
}

/** Every published article, for the site map. */
export async function articlesOfSiteMap({ reader }: { reader: ContentReader }): Promise<readonly SiteMapEntry[]> {
  return reader.remember('articles of the site map', ['articles'], async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'articles',
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      where: { _status: { equals: 'published' } },
      select: fields,
      req,
    })
    return (docs as unknown as StoredAddress[]).map((article) => ({
      path: `${ARTICLES_PATH}/${article.slug}`,
      languages: languagesOf(article),
      updatedAt: article.updatedAt,
    }))
  })
}
