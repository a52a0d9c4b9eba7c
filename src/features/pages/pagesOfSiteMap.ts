/** Pages in the site map. */
import { locales } from '../../lib/locales'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { type SiteMapEntry, type SiteMapPart, siteMapPart } from '../../web/siteMapPart'

/** A published page that may be indexed. */
export async function listedPage(id: number, { site }: { site: Site }): Promise<SiteMapEntry | undefined> {
  return entryOf(id, site)
}

function entryOf(id: number, site: Site): SiteMapEntry | undefined {
  const page = site.tree.node(id)
  const path = site.tree.path(id)
  if (page === undefined || path === undefined || !isIndexed(page, path, site.url)) return undefined
  const languages = locales.filter((language) => page.title[language] !== undefined)
  return { path, languages, updatedAt: Date.parse(page.updatedAt) }
}

/** The published pages that may be indexed. */
export async function pagesOfSiteMap({ site }: { site: Site }): Promise<SiteMapPart> {
  return siteMapPart(site.tree.all().flatMap(({ id }) => entryOf(id, site) ?? []))
}
