/** Dealers: where visitors find the nearest, and what they read about it. */
import type { Feature } from '../../site/feature'
import { dealers, services } from './collections'
import { dealerSettings } from './globals'
import { postcodes } from './postcodes/collections'

export { ownDealer } from './access'

export const dealersFeature: Feature = {
  name: 'dealers',
  collections: [dealers, services, postcodes],
  globals: [dealerSettings],
}
