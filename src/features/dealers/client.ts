/** What code that browsers load needs of the feature. */
export { dealerCarries } from './client/carries'
export { dealerLabel, followDealer, keepDealer, myDealer, orderAddress } from './client/myDealer'
