/** The dealers in brief: the finder, and each dealer where they are few. */
import type { ContentReader } from '../../cms/reader'
import { isIndexed } from '../../web/canonical'
import type { Site } from '../../web/site'
import { MAX_OUTLINED, type OutlineSection } from '../../web/siteOutline'
import { dealerHref, dealerPath } from './addresses'
import { dealerIndex } from './directory/dealerIndex'
import { dealersHref } from './finderPage'

export async function dealersOutline({
  site,
  reader,
}: {
  site: Site
  reader: ContentReader
}): Promise<OutlineSection | undefined> {
  const directory = await reader.index(dealerIndex)
  if (directory.size === 0) return undefined
  const listed =
    directory.size < MAX_OUTLINED
      ? [...directory.all()].filter((dealer) => isIndexed(dealer, dealerPath(dealer, site), site.url))
      : []
  return {
    position: 50,
    heading: site.t('findDealer'),
    links: [
      { title: site.t('findDealer'), href: dealersHref(site), description: site.t('dealerFinderIntro') },
      ...listed.map((dealer) => ({
        title: dealer.name,
        href: dealerHref(dealer, site),
        description: `${dealer.street}, ${dealer.postcode} ${dealer.place}`,
      })),
    ],
  }
}
