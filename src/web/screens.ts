/**
 * Paths of the program's own pages, without a language's prefix. They exist in every language, so that a link to one
 * leads to the page in the visitor's language; no editor's page can take their place.
 */

/** Parent path of each article's page and each group's list. */
export const ARTICLES_PATH = '/artikler'
/** Articles side by side. */
export const COMPARE_PATH = '/sammenlign'
/** The list of articles to order, and its form. */
export const ORDER_PATH = '/bestilling'
export const SEARCH_PATH = '/sok'
/** A member's own page; for guests, the forms to sign in and to register. */
export const ACCOUNT_PATH = '/konto'
/** What the site asks consent for, and the visitor's answers. */
export const CONSENT_PATH = '/samtykke'

export const screenPaths: readonly string[] = [
  ARTICLES_PATH,
  COMPARE_PATH,
  ORDER_PATH,
  SEARCH_PATH,
  ACCOUNT_PATH,
  CONSENT_PATH,
]

/** Whether an address on this site, query and hash included, is one of them or lies below one. */
export function isScreen(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return screenPaths.some((screen) => path === screen || path.startsWith(`${screen}/`))
}
