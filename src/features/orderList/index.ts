/** The list of articles that visitors collect, kept in their browser: its rules, its sums, and how an article gets into it. */
import type { Feature } from '../../web/feature'
import { texts } from './texts'

export { AddToOrder } from './AddToOrder'
export { ADD_ADDRESS } from './announced'

export const orderListFeature: Feature = { name: 'orderList', texts }
