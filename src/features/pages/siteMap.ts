/**
 * What search engines ask for: the site map and the rules for robots. The map is one file until it is long; then
 * `/sitemap.xml` names the files that it is cut into (sitemaps.org allows 50,000 addresses and 50 MB in each).
 */
import { defaultLocale, type Locale, locales } from '../../content/locales'
import type { Routes, Runtime, SiteMapEntry } from '../../site/feature'
import { localisedPath, type Site } from '../../site/site'

/** Entries of one file, each with an address a language: drawn in some milliseconds, since visitors wait meanwhile. */
export const ENTRIES_OF_FILE = 5000

interface Shown {
  siteUrl: string
  /** The languages of the site. */
  offered: readonly Locale[]
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The published pages that may be found. */
export async function pagesOfSiteMap({ site }: { site: Site }): Promise<readonly SiteMapEntry[]> {
  return site.tree
    .all()
    .filter((page) => !page.noindex)
    .flatMap(({ id, title, updatedAt }) => {
      const path = site.tree.path(id)
      const languages = locales.filter((language) => title[language] !== undefined)
      return path === undefined ? [] : [{ path, languages, updatedAt: Date.parse(updatedAt) }]
    })
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** One address for each language that the site offers, each naming the others. */
function drawEntry(entry: SiteMapEntry, { siteUrl, offered }: Shown): string {
  const { path, updatedAt } = entry
  const languages = offered.filter((language) => entry.languages.includes(language))
  const address = (language: Locale) => escapeXml(siteUrl + localisedPath(path, language))
  const alternates =
    languages.length > 1
      ? languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`).join('')
      : ''
  return languages
    .map((language) => `<url><loc>${address(language)}</loc><lastmod>${dayOf(updatedAt)}</lastmod>${alternates}</url>`)
    .join('')
}

const document = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}</${root}>\n`

const drawFile = (entries: readonly SiteMapEntry[], shown: Shown) =>
  document('urlset', entries.map((entry) => drawEntry(entry, shown)).join(''))

const fileOf = (entries: readonly SiteMapEntry[], number: number) =>
  entries.slice((number - 1) * ENTRIES_OF_FILE, number * ENTRIES_OF_FILE)

/** The whole map, or the list of the files that it is cut into. */
export function drawSiteMap(entries: readonly SiteMapEntry[], shown: Shown): string {
  if (entries.length <= ENTRIES_OF_FILE) return drawFile(entries, shown)
  const files = Array.from({ length: Math.ceil(entries.length / ENTRIES_OF_FILE) }, (_, at) => {
    const newest = fileOf(entries, at + 1).reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0)
    return `<sitemap><loc>${shown.siteUrl}/sitemap-${at + 1}.xml</loc><lastmod>${dayOf(newest)}</lastmod></sitemap>`
  })
  return document('sitemapindex', files.join(''))
}

/** One of these files, counted from 1; undefined where the map has no such file. */
export function drawSiteMapFile(entries: readonly SiteMapEntry[], number: number, shown: Shown): string | undefined {
  const own = fileOf(entries, number)
  return entries.length > ENTRIES_OF_FILE && own.length > 0 ? drawFile(own, shown) : undefined
}

export function siteMapRoutes(routes: Routes, { siteUrl, readSite, readSiteMap }: Runtime): void {
  const read = async () => {
    const [entries, { languages }] = await Promise.all([readSiteMap(), readSite(defaultLocale)])
    return { entries, shown: { siteUrl, offered: languages } }
  }
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  routes.get('/sitemap.xml', async (context) => {
    const { entries, shown } = await read()
    return context.body(drawSiteMap(entries, shown), 200, headers)
  })
  routes.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const number = Number.parseInt(context.req.param('file').slice('sitemap-'.length), 10)
    const { entries, shown } = await read()
    const drawn = drawSiteMapFile(entries, number, shown)
    return drawn === undefined ? context.notFound() : context.body(drawn, 200, headers)
  })
  routes.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\nDisallow: /sok\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    ),
  )
}
