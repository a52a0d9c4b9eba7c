/**
 * Screens: the program's own pages at fixed paths, declared by features (`Feature.screens`). They exist in every language,
 * so that a link to one leads to the page in the visitor's language; no editor's page can take their place.
 */

/** Whether an address on this site, query and hash included, is a screen or lies below one. */
export function isScreen(address: string, screens: readonly string[]): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return screens.some((screen) => path === screen || path.startsWith(`${screen}/`))
}
