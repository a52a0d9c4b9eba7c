/** What search engines ask for: the site map and the rules for robots. */
import { defaultLocale } from '../../content/locales'
import type { Routes, Runtime } from '../../site/feature'
import { localisedPath } from '../../site/site'

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export function siteMapRoutes(routes: Routes, { siteUrl, readSite }: Runtime): void {
  routes.get('/sitemap.xml', async (context) => {
    const site = await readSite(defaultLocale)
    const entries = site.tree
      .all()
      .filter((page) => !page.noindex)
      .flatMap((page) => {
        const path = site.tree.path(page.id)
        const languages = site.languages.filter((language) => page.title[language] !== undefined)
        if (path === undefined) return []
        const address = (language: (typeof languages)[number]) => escapeXml(siteUrl + localisedPath(path, language))
        const alternates =
          languages.length > 1
            ? languages
                .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`)
                .join('')
            : ''
        return languages.map(
          (language) =>
            `<url><loc>${address(language)}</loc><lastmod>${page.updatedAt.slice(0, 10)}</lastmod>${alternates}</url>`,
        )
      })
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
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
