/** The list of articles that visitors collect, stored in their browser: its rules, its sums, and adding articles. */
import type { Feature } from '../../web/feature'
import { ORDER_PATH } from './addresses'
import { texts } from './texts'

export { AddToOrder } from './AddToOrder'
export { ADD_ADDRESS, ORDER_PATH } from './addresses'
/** For the pages that show the button. */
export { default as addToOrderStyles } from './addToOrder.css?inline'
export { BuyBar } from './BuyBar'
/** For the pages that show the bar. */
export { default as buyBarStyles } from './buyBar.css?inline'
/** For those where the button has a quantity. */
export { default as quantityStyles } from './quantity.css?inline'

export const orderListFeature: Feature = { name: 'orderList', texts, screens: [ORDER_PATH] }
