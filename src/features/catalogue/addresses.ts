/** Where articles are found: `/artikler/` and the last part of the address, in the languages that they are named in. */

import { OUTSIDE_BIN } from '../../content/bin'
import { isLocale, type Locale, locales } from '../../content/locales'
import type { ContentReader } from '../../content/reader'
import { momentIn, readRows, textIn } from '../../content/rows'
import { ARTICLES_PATH } from '../../site/screens'
import type { Site } from '../../site/site'
import { type SiteMapEntry, type SiteMapPart, siteMapPart } from '../../site/siteMap'
import { groupPath } from './groups/tree'

/** What `slug.ts` makes: nothing else is worth a look into the database. */
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

/** The list of articles, its groups, and every published article, for the site map. */
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
      const [rows, groups] = await Promise.all([
        readRows(
          reader.payload,
          `select a.slug, a.updated_at, l._locale as locale from articles a join articles_locales l on l._parent_id = a.id
         where a._status = 'published' and a.${OUTSIDE_BIN} and l.name is not null and l.name <> '' order by a.id`,
        ),
        reader.find('articleGroups'),
      ])
      const articles = new Map<string, { languages: Locale[]; updatedAt: number }>()
      for (const { slug, updated_at, locale } of rows) {
        if (!isLocale(locale)) continue
        const entry = articles.get(textIn(slug)) ?? { languages: [], updatedAt: momentIn(updated_at) }
        entry.languages.push(locale)
        articles.set(textIn(slug), entry)
      }
      if (articles.size === 0) return []
      const newest = [...articles.values()].reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
      const { languages } = site
      return [
        { path: ARTICLES_PATH, languages, updatedAt: newest },
        ...groups.map((group) => ({ path: groupPath(group), languages, updatedAt: Date.parse(group.updatedAt) })),
        ...[...articles].map(([slug, { languages, updatedAt }]) => ({
          path: `${ARTICLES_PATH}/${slug}`,
          languages: locales.filter((locale) => languages.includes(locale)),
          updatedAt,
        })),
      ]
    },
  )
  return siteMapPart(entries)
}
