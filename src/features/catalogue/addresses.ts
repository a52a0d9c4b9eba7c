/** Paths of articles: `/artikler/` and the slug, in the languages in which an article has a name. */

import type { ContentReader } from '../../cms/reader'
import { type Locale, locales } from '../../lib/locales'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { keptListing, type SiteMapEntry, type SiteMapPart } from '../../web/siteMapPart'
import type { ArticleIndex, IndexedArticle } from './articleIndex/articleIndex'
import { readArticleIndex } from './articleIndex/collectionIndex'
import { ARTICLES_PATH, articlePath } from './articlePaths'
import { groupPath } from './groups/tree'

/** Matches what `slug.ts` generates: other paths need no database query. */
const ARTICLE_PATH = new RegExp(`^${ARTICLES_PATH}/([a-z0-9]+(?:-[a-z0-9]+)*)$`)

export function slugOf(path: string): string | undefined {
  return ARTICLE_PATH.exec(path)?.[1]
}

interface StoredAddress {
  id: number
  slug: string
  name?: Partial<Record<Locale, string | null>> | null
}

const fields = { slug: true, name: true } as const

function languagesOf({ name }: StoredAddress): Locale[] {
  return locales.filter((language) => name?.[language])
}

export interface FoundArticle {
  id: number
  /** Languages in which it has a name. */
  languages: readonly Locale[]
}

/**
 * The published article at a path, or null. The page depends on this one article: renaming, unpublishing or deleting it
 * purges the page by its own tag, and a missing article is not cached.
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

/** A published article that may be indexed. */
export async function listedArticle(
  id: number,
  { site, reader }: { site: Site; reader: ContentReader },
): Promise<Pick<SiteMapEntry, 'path' | 'languages'> | undefined> {
  const article = (await readArticleIndex(reader)).byId(id)
  return article && isListed(article, site)
    ? { path: articlePath(article), languages: languagesIn(article, site) }
    : undefined
}

/** Languages of the site in which an article has a name. */
const languagesIn = ({ name }: IndexedArticle, site: Site): Locale[] =>
  locales.filter((locale) => site.languages.includes(locale) && name[locale] !== undefined)

function isListed(article: IndexedArticle, site: Site): boolean {
  const { name } = article
  const hasName = locales.some((locale) => name[locale] !== undefined)
  return hasName && (!article.canonical || isIndexed(article, articlePath(article), site.url))
}

/** Rows that are looked at between two pauses. */
const PIECE = 4096

/** Rows of the articles in the site map, and when the last of them changed. */
const readListed = keptListing(function* (index: ArticleIndex, site) {
  const rows: number[] = []
  let newest = 0
  for (let row = 0; row < index.size; row++) {
    if (row % PIECE === 0) yield
    const article = index.at(row)
    if (!article || !isListed(article, site)) continue
    rows.push(row)
    newest = Math.max(newest, article.updatedAt)
  }
  return { rows: new Uint32Array(rows), newest }
})

/** For the site map: the list of articles, its groups, and every published article. */
export async function catalogueOfSiteMap({
  site,
  reader,
}: {
  site: Site
  reader: ContentReader
}): Promise<SiteMapPart> {
  const [index, groups] = await Promise.all([readArticleIndex(reader), reader.find('articleGroups')])
  const { rows, newest } = await readListed(index, site)
  const { languages } = site
  const lists: SiteMapEntry[] = rows.length
    ? [
        { path: ARTICLES_PATH, languages, updatedAt: newest },
        ...groups.map((group) => ({ path: groupPath(group), languages, updatedAt: Date.parse(group.updatedAt) })),
      ]
    : []
  const entriesOf = (row: number): SiteMapEntry[] => {
    const article = index.at(row)
    if (!article) return []
    return [{ path: articlePath(article), languages: languagesIn(article, site), updatedAt: article.updatedAt }]
  }
  return {
    count: lists.length + rows.length,
    entries: (from, until) => [
      ...lists.slice(from, until),
      ...[...rows.subarray(Math.max(0, from - lists.length), Math.max(0, until - lists.length))].flatMap(entriesOf),
    ],
  }
}
