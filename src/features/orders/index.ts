/** The list of articles that visitors collect, the form that sends it, and what becomes of the request. */
import type { Feature } from '../../site/feature'
import { orderEvents, orderFiles, orderRequests } from './collections'
import { orderSettings } from './globals'

export const ordersFeature: Feature = {
  name: 'orders',
  collections: [orderRequests, orderEvents, orderFiles],
  globals: [orderSettings],
}
