/** Addresses of the order, without a language's prefix. */
import { ORDER_PATH } from '../../web/screens'

/** What a script takes out of the cookie, for the browser's own storage. */
export const TAKE_OVER_ADDRESS = `${ORDER_PATH}/overta`
/** Articles by number (`numre`) or by what is typed (`q`). */
export const ARTICLES_ADDRESS = `${ORDER_PATH}/artikler`
/** Dealers for a postcode (`postnr`) and the articles of a list (`numre`). */
export const DEALERS_ADDRESS = `${ORDER_PATH}/forhandlere`

/** Query parameter that lets a customer see what became of a request. */
export const CODE = 'kode'
/** What a customer keeps. */
export const receiptPath = (number: string, code: string) => `${ORDER_PATH}/${number}?${CODE}=${code}`

/** What a dealer gets by e-mail. */
export const DEALER_PATH = '/foresporsel'
