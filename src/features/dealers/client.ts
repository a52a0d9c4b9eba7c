/** What code that browsers load needs of the feature. */
export { dealerLabel, followDealer, keepDealer, myDealer, orderAddress } from './client/myDealer'
