/** The order form for the articles that a visitor collected, and the handling of the request. */

import type { Feature } from '../../web/feature'
import { dealerDeletion } from '../dealers'
import { ORDER_PATH } from '../orderList'
import { DEALER_PATH } from './addresses'
import { orderEvents, orderFiles, orderRequests } from './collections'
import { orderSettings } from './globals'
import { ordersData } from './personalData'
import { recordFormerDealer } from './rerouting'
import { orderRoutes } from './routes'
import { bodyBytes } from './settings'
import { orderTasks } from './tasks'
import { texts } from './texts'
import { orderSecretTexts } from './tokens'
import { startOrderWork } from './work'

export { type AnsweredRequest, answeredRequests } from './answering'
export { type CustomersRequest, requestsOfCustomer, wholeRequestsOfCustomer } from './customerOrders'
export { readableRequest } from './readable'
export { responsibleEmails } from './settings'

export const ordersFeature: Feature = {
  name: 'orders',
  reservedSegments: [DEALER_PATH.slice(1)],
  texts,
  collections: [orderRequests, orderEvents, orderFiles],
  globals: [orderSettings],
  routes(routes, runtime) {
    dealerDeletion.provide(runtime.payload, (dealer) => recordFormerDealer(runtime.payload, dealer))
    orderRoutes(routes, runtime)
  },
  async bodyLimit(path, { read }) {
    if (path !== ORDER_PATH && !path.endsWith(`/${ORDER_PATH.slice(1)}`)) return undefined
    return bodyBytes(await (await read('nb')).reader.global('orderSettings', { depth: 0 }))
  },
  admin: { tasks: orderTasks },
  personalData: [ordersData],
  secretTexts: orderSecretTexts,
  work: startOrderWork,
}
