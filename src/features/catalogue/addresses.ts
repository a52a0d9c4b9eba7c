/** Paths of articles: `/artikler/` and the slug, in the languages in which an article has a name. */

import type { BasePayload } from 'payload'
import { OUTSIDE_BIN } from '../../cms/bin'
import { allInParts } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { momentIn, readRows, textIn } from '../../cms/rows'
import type { Row } from '../../cms/statements'
import { type Locale, locales } from '../../lib/locales'
import { ARTICLES_PATH } from '../../web/screens'
import type { Site } from '../../web/site'
import { type SiteMapEntry, type SiteMapPart, siteMapPart } from '../../web/siteMap'
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
          for (const row of rows)
            articles.push({
              slug: textIn(row.slug),
              languages: locales.filter((locale) => site.languages.includes(locale) && Number(row[locale]) > 0),
              updatedAt: momentIn(row.updated_at),
            })
        },
      )
      if (articles.length === 0) return []
      const groups = await reader.find('articleGroups')
      const newest = articles.reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
      const { languages } = site
      return [
        { path: ARTICLES_PATH, languages, updatedAt: newest },
        ...groups.map((group) => ({ path: groupPath(group), languages, updatedAt: Date.parse(group.updatedAt) })),
        ...articles.map(({ slug, ...entry }) => ({ path: `${ARTICLES_PATH}/${slug}`, ...entry })),
      ]
    },
  )
  return siteMapPart(entries)
}

/** Each with a column for each language that says whether it has a name in it. */
async function readArticleAddresses(
  payload: BasePayload,
  after: number,
  limit: number,
): Promise<(Row & { id: number })[]> {
  const languages = locales.map((locale) => `count(case when l._locale = '${locale}' then 1 end) as ${locale}`)
  const rows = await readRows(
    payload,
    `select a.id, a.slug, a.updated_at, ${languages.join(', ')} from articles a
     join articles_locales l on l._parent_id = a.id
     where a._status = 'published' and a.${OUTSIDE_BIN} and l.name is not null and l.name <> '' and a.id > ${after}
     group by a.id, a.slug, a.updated_at order by a.id limit ${limit}`,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
