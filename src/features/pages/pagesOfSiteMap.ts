/** Pages in the site map. */
import { locales } from '../../lib/locales'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { type SiteMapPart, siteMapPart } from '../../web/siteMapPart'

/** The published pages that may be indexed. */
export async function pagesOfSiteMap({ site }: { site: Site }): Promise<SiteMapPart> {
  const pages = site.tree.all().flatMap((page) => {
    const { id, title, updatedAt } = page
    const path = site.tree.path(id)
    const languages = locales.filter((language) => title[language] !== undefined)
    return path === undefined || !isIndexed(page, path, site.url)
      ? []
      : [{ path, languages, updatedAt: Date.parse(updatedAt) }]
  })
  return siteMapPart(pages)
}
