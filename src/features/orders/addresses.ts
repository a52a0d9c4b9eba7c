/** Addresses of the order, without a language's prefix. */
import { ORDER_PATH } from '../orderList/client'

export { ARTICLES_ADDRESS } from '../orderList/client'

/** The script moves the list from the cookie to the browser's storage with it. */
export const TAKE_OVER_ADDRESS = `${ORDER_PATH}/overta`
/** A shared list (`liste`), which can be taken over by a post. */
export const SHARED_PATH = `${ORDER_PATH}/delt`
/** Parameter and field of the shared list: numbers and quantities (`encodeCompact`). */
export const SHARED_LIST = 'liste'
/** Dealers for a postcode (`postnr`) and the articles of a list (`numre`). */
export const DEALERS_ADDRESS = `${ORDER_PATH}/forhandlere`

/** Query parameter with the code that opens a customer's receipt. */
export const CODE = 'kode'
/** Address of the customer's receipt. */
export const receiptPath = (number: string, code: string) => `${ORDER_PATH}/${number}?${CODE}=${code}`

/** Prefix of the link that dealers get by e-mail. */
export const DEALER_PATH = '/foresporsel'
