/** Paths of dealers' pages: below the finder. */
import type { ContentReader } from '../../cms/reader'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { keptListing, type SiteMapEntry, type SiteMapPart } from '../../web/siteMapPart'
import { ORDER_PATH } from '../orderList/client'
import { dealerIndex } from './directory/dealerIndex'
import type { DealerDirectory } from './directory/directory'
import type { DealerEntry } from './directory/entry'
import { dealersPath } from './finderPage'

export function dealerPath({ slug }: Pick<DealerEntry, 'slug'>, site: Site): string {
  return `${dealersPath(site)}/${slug}`
}

/** The path of a dealer's page in the language of the page drawn. */
export function dealerHref(dealer: Pick<DealerEntry, 'slug'>, site: Site): string {
  return site.href(dealerPath(dealer, site))
}

/** Link to the order form with this dealer chosen: the form reads `forhandler`. */
export function orderHref({ slug }: Pick<DealerEntry, 'slug'>, site: Site): string {
  return `${site.href(ORDER_PATH)}?forhandler=${encodeURIComponent(slug)}`
}

/** A published dealer whose page may be indexed. */
export async function listedDealer(
  id: number,
  { site, reader }: { site: Site; reader: ContentReader },
): Promise<Pick<SiteMapEntry, 'path' | 'languages'> | undefined> {
  const dealer = (await reader.index(dealerIndex)).byId(id)
  if (!dealer) return undefined
  const path = dealerPath(dealer, site)
  return isIndexed(dealer, path, site.url) ? { path, languages: site.languages } : undefined
}

/** Dealers that are looked at between two pauses. */
const PIECE = 4096

const readListed = keptListing(function* (directory: DealerDirectory, site) {
  const listed: DealerEntry[] = []
  let looked = 0
  for (const dealer of directory.all()) {
    if (looked++ % PIECE === 0) yield
    if (!dealer.canonical || isIndexed(dealer, dealerPath(dealer, site), site.url)) listed.push(dealer)
  }
  return listed
})

/** Dealers have no texts that require translation: their pages exist in every language. */
export async function dealersOfSiteMap({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> {
  const listed = await readListed(await reader.index(dealerIndex), site)
  return {
    count: listed.length,
    entries: (from, until) =>
      listed.slice(from, until).map((dealer) => ({
        path: dealerPath(dealer, site),
        languages: site.languages,
        updatedAt: Date.parse(dealer.updatedAt),
      })),
  }
}
