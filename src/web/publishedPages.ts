/** Pages of the documents of a published index: below the page of their list. */
import type { IndexedFacts, ReadPublished } from '../cms/publishedIndex'
import type { ContentReader } from '../cms/reader'
import { type Locale, locales } from '../lib/locales'
import { isIndexed } from './canonical'
import type { PageRequest, RouteResult } from './page'
import type { Site } from './site'
import { type SiteMapEntry, type SiteMapPart, siteMapPart } from './siteMapPart'

/** Form of a slug: other paths need no look-up. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slug in a path directly below another; undefined for other paths. */
export function slugBelow(path: string, parent: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined
  const slug = path.slice(parent.length + 1)
  return SLUG.test(slug) ? slug : undefined
}

interface Content {
  site: Site
  reader: ContentReader
}

/** Languages of the site in which a document has a page. */
export async function languagesOf<Facts extends IndexedFacts>(
  read: ReadPublished<Facts>,
  id: number,
  { site, reader }: Content,
): Promise<Locale[]> {
  const found = await Promise.all(
    site.languages.map(async (language) => ((await read(reader, language)).byId(id) ? [language] : [])),
  )
  return found.flat()
}

/** A document without a title in this language leads to a language in which it has one. */
export async function inOtherLanguage<Facts extends IndexedFacts>(
  read: ReadPublished<Facts>,
  slug: string,
  { path, site, reader }: PageRequest,
): Promise<RouteResult> {
  for (const language of locales.filter((locale) => locale !== site.locale && site.languages.includes(locale)))
    if ((await read(reader, language)).bySlug(slug))
      return { kind: 'redirect', to: site.href(path, language), permanent: false }
  return null
}

/** A published document that may be indexed; its facts are those of any language. */
export async function listedDocument<Facts extends IndexedFacts & { noindex: boolean; canonical: string }>(
  read: ReadPublished<Facts>,
  id: number,
  { site, reader }: Content,
  pathOf: (facts: Facts) => string,
): Promise<Pick<SiteMapEntry, 'path' | 'languages'> | undefined> {
  const languages = await languagesOf(read, id, { site, reader })
  const [first] = languages
  const facts = first && (await read(reader, first)).byId(id)
  if (!facts) return undefined
  const path = pathOf(facts)
  return isIndexed(facts, path, site.url) ? { path, languages } : undefined
}

/** The list, where no page is chosen for it, and every document that may be indexed. */
export async function publishedSiteMap<
  Facts extends IndexedFacts & { noindex: boolean; canonical: string; updatedAt: string },
>(
  read: ReadPublished<Facts>,
  { site, reader }: Content,
  { list, pathOf }: { list: string; pathOf: (facts: Facts) => string },
): Promise<SiteMapPart> {
  const found = new Map<string, { facts: Facts; languages: Locale[] }>()
  for (const language of site.languages)
    for (const facts of (await read(reader, language)).all())
      if (isIndexed(facts, pathOf(facts), site.url))
        found.set(facts.slug, { facts, languages: [...(found.get(facts.slug)?.languages ?? []), language] })
  const entries = [...found.values()].map(({ facts, languages }) => ({
    path: pathOf(facts),
    languages,
    updatedAt: Date.parse(facts.updatedAt),
  }))
  const newest = entries.reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
  const hasOwnList = site.tree.idAt(list) === undefined && entries.length > 0
  return siteMapPart([
    ...(hasOwnList ? [{ path: list, languages: site.languages, updatedAt: newest }] : []),
    ...entries,
  ])
}
