/** Paths of articles: `/artikler/` and the slug, in the languages in which an article has a name. */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { allInParts } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { momentIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, type Columns, pick, select } from '../../cms/tables'
import { type Locale, locales } from '../../lib/locales'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { type SiteMapEntry, type SiteMapPart, siteMapPart } from '../../web/siteMapPart'
import { ARTICLES_PATH, articlePath } from './articlePaths'
import { groupPath } from './groups/tree'
import { articlesLocales, articles as articlesTable } from './tables'

const a = alias(articlesTable, 'a')
const l = alias(articlesLocales, 'l')

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
  const [row] = await readArticleAddresses(reader.payload, id - 1, 1)
  if (row?.id !== id) return undefined
  const path = articlePath({ slug: textIn(row.slug) })
  return isIndexed({ canonical: textIn(row.canonical) }, path, site.url)
    ? { path, languages: languagesIn(row, site) }
    : undefined
}

/** Languages of the site in which an article has a name. */
const languagesIn = (row: Partial<Record<Locale, unknown>>, site: Site): Locale[] =>
  locales.filter((locale) => site.languages.includes(locale) && Number(row[locale]) > 0)

/** For the site map: the list of articles, its groups, and every published article. */
export async function catalogueOfSiteMap({
  site,
  reader,
}: {
  site: Site
  reader: ContentReader
}): Promise<SiteMapPart> {
  const entries = await reader.remember<SiteMapEntry[]>(
    'catalogue of the site map',
    ['articles', 'articleGroups'],
    async () => {
      const articles: { slug: string; languages: Locale[]; updatedAt: number }[] = []
      await allInParts(
        (after, limit) => readArticleAddresses(reader.payload, after, limit),
        (rows) => {
          for (const row of rows) {
            const slug = textIn(row.slug)
            if (!isIndexed({ canonical: textIn(row.canonical) }, articlePath({ slug }), site.url)) continue
            articles.push({
              slug,
              languages: languagesIn(row, site),
              updatedAt: momentIn(row.updated_at),
            })
          }
        },
      )
      if (articles.length === 0) return []
      const groups = await reader.find('articleGroups')
      const newest = articles.reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
      const { languages } = site
      return [
        { path: ARTICLES_PATH, languages, updatedAt: newest },
        ...groups.map((group) => ({ path: groupPath(group), languages, updatedAt: Date.parse(group.updatedAt) })),
        ...articles.map(({ slug, ...entry }) => ({ path: articlePath({ slug }), ...entry })),
      ]
    },
  )
  return siteMapPart(entries)
}

/** Each with a column for each language that says whether it has a name in it. */
async function readArticleAddresses(payload: BasePayload, after: number, limit: number) {
  const languages = Object.fromEntries(
    locales.map((locale) => [locale, sql`count(case when ${l._locale} = ${locale} then 1 end)`]),
  ) as Columns<Locale>
  const rows = await runStatement(
    payload,
    select<'id' | 'slug' | 'canonical' | 'updated_at' | Locale>(
      { ...pick(a, 'id', 'slug', 'canonical', 'updated_at'), ...languages },
      sql`from ${a} join ${l} on ${l._parent_id} = ${a.id}
        where ${a._status} = 'published' and ${isOutsideBin(a)} and ${l.name} is not null and ${l.name} <> ''
        and ${a.id} > ${after}
        group by ${a.id}, ${a.slug}, ${a.canonical}, ${a.updated_at} order by ${a.id} limit ${limit}`,
    ),
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
