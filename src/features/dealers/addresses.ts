/** Where dealers have their pages: below the finder. */
import type { ContentReader } from '../../cms/reader'
import { dealersPath } from '../../web/links'
import { ORDER_PATH } from '../../web/screens'
import type { Site } from '../../web/site'
import type { SiteMapPart } from '../../web/siteMap'
import type { DealerEntry } from './directory/entry'
import { dealersMirror } from './directory/mirror'

/** What a slug may be: nothing else is worth a look. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The last part of a dealer's address; undefined for other paths. */
export function dealerSlugOf(path: string, finder: string): string | undefined {
  if (!path.startsWith(`${finder}/`)) return undefined
  const slug = path.slice(finder.length + 1)
  return SLUG.test(slug) ? slug : undefined
}

export function dealerPath({ slug }: Pick<DealerEntry, 'slug'>, site: Site): string {
  return `${dealersPath(site)}/${slug}`
}

/** The address of a dealer's page in the language of the site that is drawn. */
export function dealerHref(dealer: Pick<DealerEntry, 'slug'>, site: Site): string {
  return site.href(dealerPath(dealer, site))
}

/** Where somebody who chose a dealer goes on: the order form takes it as `forhandler`. */
export function orderHref({ slug }: Pick<DealerEntry, 'slug'>, site: Site): string {
  return `${site.href(ORDER_PATH)}?forhandler=${encodeURIComponent(slug)}`
}

/** Dealers have no texts that must be translated: their pages exist in every language. */
export async function dealersOfSiteMap({ site, reader }: { site: Site; reader: ContentReader }): Promise<SiteMapPart> {
  const directory = await reader.mirror(dealersMirror)
  return {
    count: directory.size,
    entries: (from, until) =>
      [...directory.all()].slice(from, until).map((dealer) => ({
        path: dealerPath(dealer, site),
        languages: site.languages,
        updatedAt: Date.parse(dealer.updatedAt),
      })),
  }
}
