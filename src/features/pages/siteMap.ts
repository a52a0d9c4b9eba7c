/** What search engines ask for: the site map and the rules for robots. */
import { type Locale, locales } from '../../content/locales'
import type { Routes, Runtime, SiteMapEntry } from '../../site/feature'
import { localisedPath, type Site } from '../../site/site'

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The published pages that may be found. */
export async function pagesOfSiteMap({ site }: { site: Site }): Promise<readonly SiteMapEntry[]> {
  return site.tree
    .all()
    .filter((page) => !page.noindex)
    .flatMap(({ id, title, updatedAt }) => {
      const path = site.tree.path(id)
      const languages = locales.filter((language) => title[language] !== undefined)
      return path === undefined ? [] : [{ path, languages, updatedAt }]
    })
}

/** One address for each language, each naming the others. */
function drawEntry({ path, languages, updatedAt }: SiteMapEntry, siteUrl: string): string[] {
  const address = (language: Locale) => escapeXml(siteUrl + localisedPath(path, language))
  const alternates =
    languages.length > 1
      ? languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`).join('')
      : ''
  return languages.map(
    (language) => `<url><loc>${address(language)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod>${alternates}</url>`,
  )
}

export function siteMapRoutes(routes: Routes, { siteUrl, readSiteMap }: Runtime): void {
  routes.get('/sitemap.xml', async (context) => {
    const entries = [...(await readSiteMap())].sort((one, other) => one.path.localeCompare(other.path))
    const drawn = entries.flatMap((entry) => drawEntry(entry, siteUrl)).join('')
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${drawn}</urlset>\n`,
      200,
      { 'content-type': 'application/xml; charset=utf-8' },
    )
  })
  routes.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\nDisallow: /sok\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    ),
  )
}
