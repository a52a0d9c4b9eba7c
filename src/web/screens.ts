/**
 * Paths of the program's own pages, without a language's prefix. Every language has them, so that a link to one leads
 * to the page in the language of who follows it; and no editor's page can take their place.
 */

/** Below it each article has its page, and each group its list. */
export const ARTICLES_PATH = '/artikler'
/** The list of articles to order, and its form. */
export const ORDER_PATH = '/bestilling'
export const SEARCH_PATH = '/sok'
/** A member's own page; for guests, signing in and registering. */
export const ACCOUNT_PATH = '/konto'
/** What the site asks for a visitor's yes to, and what they have answered. */
export const CONSENT_PATH = '/samtykke'

export const screenPaths: readonly string[] = [ARTICLES_PATH, ORDER_PATH, SEARCH_PATH, ACCOUNT_PATH, CONSENT_PATH]

/** Whether an address on this site, with whatever follows its path, is one of them or lies below one. */
export function isScreen(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return screenPaths.some((screen) => path === screen || path.startsWith(`${screen}/`))
}
