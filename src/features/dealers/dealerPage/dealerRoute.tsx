/** The page of a dealer, below the finder. */

import { ARTICLES } from '../../../cms/linkTargets'
import type { Dealer } from '../../../cms/types'
import type { DraftPage } from '../../../web/draftPage'
import { socialPicture } from '../../../web/media'
import { type PageHead, searchOptions } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import { slugBelow } from '../../../web/publishedPages'
import type { Site } from '../../../web/site'
import { CATALOGUE } from '../../catalogue'
import { ownDealer } from '../access'
import { dealerPath, listedDealer } from '../addresses'
import { DEALERS } from '../collections'
import { dealerIndex, entryOfDraft } from '../directory/dealerIndex'
import type { DealerEntry } from '../directory/entry'
import { readOptions } from '../finder/options'
import { dealersHref, dealersPath, finderPage } from '../finderPage'
import { DAY_TAG } from '../hours/dayTurn'
import { momentOf } from '../hours/moment'
import { tileSource } from '../map/tiles'
import styles from '../styles/dealerPage.css?inline'
import { DealerPage } from './DealerPage'
import { localBusiness } from './localBusiness'

/** Depth of populated relations: pictures, and what the text shows. */
const DEPTH = 2
/** Number of other dealers nearby, and their largest distance in kilometres. */
const NEARBY = 4
const NEARBY_KM = 150

export const dealerRoute: PageRoute = {
  name: 'dealer',
  matches: (path, places) => slugBelow(path, places.list(finderPage)) !== undefined,
  async resolve(request: PageRequest): Promise<PageResult | null> {
    const { path, site, reader } = request
    const slug = slugBelow(path, dealersPath(site))
    const entry = slug === undefined ? undefined : (await reader.index(dealerIndex)).bySlug(slug)
    const dealer = entry && (await reader.byId(DEALERS, entry.id, { depth: DEPTH }))
    return dealer ? drawDealer(dealer, entry, request) : null
  },
}

export const dealerDraftPage: DraftPage<Dealer> = {
  collection: DEALERS,
  path: dealerPath,
  describedBy: [],
  listed: listedDealer,
  head: {
    fields: ['name', 'slug', 'place', 'picture'],
    read: (draft, { site }) => dealerHead({ ...draft, name: draft.name ?? '', place: draft.place ?? '' }, site),
  },
  seenBy: (user, id) => ownDealer(user) === id,
  async draw(draft, request) {
    const entry = entryOfDraft(draft)
    // As visitors see them: without those that are not published.
    const onShow = await Promise.all(entry.onShow.map((id) => request.reader.byId(ARTICLES, id, { depth: 1 })))
    const { name, street, postcode, place } = entry
    const dealer = { ...draft, name, street, postcode, place, onShow: onShow.filter((article) => article !== null) }
    return drawDealer(dealer, entry, request)
  },
}

/** What search results and shared links show of it. */
function dealerHead(dealer: Dealer, site: Site): PageHead {
  const { name, place } = dealer
  const picture = typeof dealer.picture === 'object' && dealer.picture ? socialPicture(dealer.picture) : undefined
  return {
    title: `${name}, ${place}`,
    ...searchOptions(dealer),
    description: site.t('dealerDescription', { name, place }),
    ...(picture ? { picture } : {}),
  }
}

async function drawDealer(
  dealer: Dealer,
  entry: DealerEntry,
  { path, site, reader }: Pick<PageRequest, 'path' | 'site' | 'reader'>,
): Promise<PageResult> {
  const [directory, options, settings] = await Promise.all([
    reader.index(dealerIndex),
    readOptions(reader),
    reader.global('dealerSettings', { depth: 0 }),
  ])
  const prices = entry.onShow.length > 0 ? await reader.global(CATALOGUE, { depth: 0 }) : undefined
  // The hours drawn depend on the day.
  reader.dependencies.add(DAY_TAG)
  const today = momentOf(Date.now()).date
  const nearby = entry.position
    ? directory
        .nearest(entry.position, { limit: NEARBY + 1, withinKm: NEARBY_KM })
        .filter(({ dealer }) => dealer.id !== entry.id)
        .slice(0, NEARBY)
    : []
  const source = tileSource(settings)
  const finder = site.tree.node(site.tree.idAt(dealersPath(site)) ?? -1)?.title[site.locale] ?? site.t('findDealer')
  return {
    kind: 'page',
    document: { collection: DEALERS, id: entry.id },
    pageContext: { dealer: entry.id },
    meta: {
      ...dealerHead(dealer, site),
      path: dealerPath(entry, site),
      languages: site.languages,
      crumbs: [
        { label: site.t('home'), href: site.href('/') },
        { label: finder, href: dealersHref(site) },
        { label: entry.name, href: site.href(path) },
      ],
      jsonLd: [localBusiness(dealer, { hours: entry.hours, path, today, site })],
    },
    styles,
    pictureOrigins: [source.origin],
    content: (
      <DealerPage
        dealer={dealer}
        entry={entry}
        nearby={nearby}
        prices={prices}
        options={options}
        source={source}
        today={today}
        site={site}
      />
    ),
  }
}
