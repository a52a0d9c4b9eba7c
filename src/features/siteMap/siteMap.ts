/**
 * The site map. It is one file until it is long; then `/sitemap.xml` names the files that it is cut into (sitemaps.org
 * allows 50,000 addresses and 50 MB in each).
 */

import { defaultLocale, type Locale } from '../../lib/locales'
import { escapeMarkup } from '../../platform/escaping'
import type { Routes, Runtime } from '../../web/feature'
import { localisedPath } from '../../web/site'
import type { SiteMapEntry, SiteMapPart } from '../../web/siteMapPart'

/** Entries of one file, each with an address a language: drawn in some milliseconds, since visitors wait meanwhile. */
export const ENTRIES_OF_FILE = 5000

interface Shown {
  siteUrl: string
  /** The languages of the site. */
  offered: readonly Locale[]
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** One address for each language that the site offers, each naming the others. */
function drawEntry(entry: SiteMapEntry, { siteUrl, offered }: Shown): string {
  const { path, updatedAt } = entry
  const languages = offered.filter((language) => entry.languages.includes(language))
  const address = (language: Locale) => escapeMarkup(siteUrl + localisedPath(path, language))
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

const countOf = (parts: readonly SiteMapPart[]) => parts.reduce((sum, { count }) => sum + count, 0)

function drawFile(parts: readonly SiteMapPart[], number: number, shown: Shown): string {
  const drawn: string[] = []
  let from = (number - 1) * ENTRIES_OF_FILE
  let room = ENTRIES_OF_FILE
  for (const { count, entries } of parts) {
    if (room > 0 && from < count) {
      const own = entries(from, Math.min(count, from + room))
      for (const entry of own) drawn.push(drawEntry(entry, shown))
      room -= own.length
    }
    from = Math.max(0, from - count)
  }
  return document('urlset', drawn.join(''))
}

/** The whole map, or the list of the files that it is cut into. */
export function drawSiteMap(parts: readonly SiteMapPart[], shown: Shown): string {
  const files = Math.ceil(countOf(parts) / ENTRIES_OF_FILE)
  if (files <= 1) return drawFile(parts, 1, shown)
  const addresses = Array.from({ length: files }, (_, at) => `${shown.siteUrl}/sitemap-${at + 1}.xml`)
  return document('sitemapindex', addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join(''))
}

/** One of these files, counted from 1; undefined where the map has no such file. */
export function drawSiteMapFile(parts: readonly SiteMapPart[], number: number, shown: Shown): string | undefined {
  const count = countOf(parts)
  const isOne = count > ENTRIES_OF_FILE && (number - 1) * ENTRIES_OF_FILE < count
  return isOne ? drawFile(parts, number, shown) : undefined
}

export function siteMapRoutes(routes: Routes, { siteUrl, read, readSiteMap }: Runtime): void {
  const readParts = async () => {
    const request = await read(defaultLocale)
    return { parts: await readSiteMap(request), shown: { siteUrl, offered: request.site.languages } }
  }
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  routes.get('/sitemap.xml', async (context) => {
    const { parts, shown } = await readParts()
    return context.body(drawSiteMap(parts, shown), 200, headers)
  })
  routes.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const number = Number.parseInt(context.req.param('file').slice('sitemap-'.length), 10)
    const { parts, shown } = await readParts()
    const drawn = drawSiteMapFile(parts, number, shown)
    return drawn === undefined ? context.notFound() : context.body(drawn, 200, headers)
  })
}
