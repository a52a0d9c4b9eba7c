import { isIndexed } from '../../web/canonical'
import { MAX_OUTLINED, type ReadOutline } from '../../web/siteOutline'
import { dealerHref, dealerPath } from './addresses'
import { dealerIndex } from './directory/dealerIndex'
import { dealersHref } from './finderPage'

export const dealersOutline: ReadOutline = async ({ site, reader }) => {
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
