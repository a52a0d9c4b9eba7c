/** Dealers: the finder, and a page for each dealer. */

import type { Feature } from '../../web/feature'
import { dealersOfSiteMap } from './addresses'
import { ArticleDealers } from './articlePage/ArticleDealers'
import articleDealersStyles from './articlePage/articleDealers.css?inline'
import { dealerAvailability } from './availabilityAnswer'
import { dealerCallToAction } from './blocks/dealerCallToAction'
import { nearestDealer } from './blocks/nearestDealer'
import { DEALERS, dealers, SERVICES, services } from './collections'
import { dealerDraftPage, dealerRoute } from './dealerPage/dealerRoute'
import { dealerIndex } from './directory/dealerIndex'
import { finderRoute } from './finder/finderRoute'
import { finderLink, finderPage } from './finderPage'
import { dealerSettings } from './globals'
import { startDays } from './hours/dayTurn'
import { dealersOutline } from './outline'
import { dealersData } from './personalData'
import { placeRoutes } from './placeRoutes'
import { positionRoutes } from './positionRoutes'
import { postcodes } from './postcodes/collections'
import { nearestRecipient } from './recipientCandidates'
import { dealerKind } from './searchIndex'
import { texts } from './texts'
import { dealersToPublish } from './waiting'

export { ownDealer } from './access'
export { DEALERS, dealerAddresses, SERVICES } from './collections'
export { type DealerContact, readDealerContact } from './contactCard'
export { dealerDeletion } from './deletion'
export type { DealerEntry } from './directory/entry'
export { findDealer, nearestDealers, territoryDealers } from './find'
export { dealersHref, finderPage } from './finderPage'
export { placeOf } from './postcodes/placeOf'
export { isPostcode } from './postcodes/ranges'
export { RegisterError, readRegister } from './postcodes/readRegister'
export { replacePostcodes } from './postcodes/replace'
export { postcodeTable } from './postcodes/table'
export { dealerName, type Receiver, readReceivers } from './receivers'
export { recipientCandidates } from './recipientCandidates'
export { dealers, dealersRels } from './tables'

export const dealersFeature: Feature = {
  name: 'dealers',
  texts,
  blocks: [dealerCallToAction, nearestDealer],
  collections: [dealers, services, postcodes],
  globals: [dealerSettings],
  admin: { tasks: [dealersToPublish] },
  pages: [finderRoute, dealerRoute],
  draftPages: [dealerDraftPage],
  routes(routes, runtime) {
    positionRoutes(routes, runtime)
    placeRoutes(routes, runtime)
    // Runs in each process that renders pages, since each has its own page cache.
    startDays()
  },
  answers: [dealerAvailability],
  listPages: [finderPage],
  linkTargets: [finderLink],
  recipients: [
    {
      key: 'nearestDealer',
      name: { nb: 'Nærmeste forhandler', en: 'The nearest dealer' },
      find: ({ payload, reader }, typed) => nearestRecipient(reader, payload, typed),
    },
  ],
  searchKinds: [dealerKind],
  readAhead: ({ reader }) => reader.index(dealerIndex),
  personalData: [dealersData],
  siteMap: dealersOfSiteMap,
  outline: dealersOutline,
  brandFolder: {
    lists: [
      { kind: 'service', collection: SERVICES, file: 'dealers.yaml', part: 'services', namedBy: 'slug' },
      {
        kind: 'dealer',
        collection: DEALERS,
        file: 'dealers.yaml',
        part: 'dealers',
        namedBy: 'number',
        after: ['productLine', 'article'],
      },
    ],
  },
  declared: () => ({ articleDealers: { Component: ArticleDealers, styles: articleDealersStyles } }),
}
