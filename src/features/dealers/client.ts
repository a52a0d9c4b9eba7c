/** What code that browsers load needs of the feature. */
export { articleAtDealer } from './client/carries'
export { dealerLabel, followDealer, keepDealer, myDealer, orderAddress } from './client/myDealer'
export { formatKm } from './distance'
