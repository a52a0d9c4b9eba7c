/**
 * Screens: the program's own pages at fixed paths, declared by features (`Feature.screens`). They exist in every language,
 * so that a link to one leads to the page in the visitor's language; no editor's page can take their place.
 */

/** Parent path of each article's page and each group's list, without a language's prefix. */
export const ARTICLES_PATH = '/artikler'
/** The results of the search field, which every page has. */
export const SEARCH_PATH = '/sok'

/** Whether an address on this site, query and hash included, is a screen or lies below one. */
export function isScreen(address: string, screens: readonly string[]): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return screens.some((screen) => path === screen || path.startsWith(`${screen}/`))
}
