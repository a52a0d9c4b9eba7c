/** What code that browsers load needs of the feature. */
export { dealerLabel, myDealer, onMyDealerChange, orderAddress, storeMyDealer } from './client/myDealer'
