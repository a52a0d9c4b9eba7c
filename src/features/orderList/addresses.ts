/** Addresses of the list, without a language's prefix. */

/** The list of articles to order, and its form (`features/orders`). */
export const ORDER_PATH = '/bestilling'
/** Adds an article from any page; a native post. */
export const ADD_ADDRESS = `${ORDER_PATH}/legg-til`
/** Articles by number (`numre`) or by typed text (`q`). */
export const ARTICLES_ADDRESS = `${ORDER_PATH}/artikler`
