/**
 * Which paths are counted as pages of their own. A path from a client may be made up and hold anything: only one at
 * which the site has a page is stored, all others under one name.
 */

import { OTHERS } from '../metrics'

/** Maximum number of paths remembered, of pages and of misses: more than a large catalogue has. */
const MAX_REMEMBERED = 200_000
const MAX_REFUSED = 5000
/** Milliseconds that a miss is remembered: the page may be published. */
const REFUSED_FOR = 60_000
/** Lookups per minute: each renders like a page. */
const MAX_LOOKS = 120

export interface PagePaths {
  /** The server has responded with the page of this path. */
  answered(path: string): void
  /** The path, or the name for all others. `now` in milliseconds. */
  counted(path: string, now: number): Promise<string>
}

function withinLimit<Key>(
  entries: { size: number; keys(): Iterator<Key>; delete(key: Key): boolean },
  max: number,
): void {
  const { value, done } = entries.keys().next()
  if (entries.size > max && !done) entries.delete(value)
}

/** Only in the encoding that the site uses: otherwise each page would have endless names. */
function isCanonical(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path || encodeURI(path) === path || decodeURI(path) === path
  } catch {
    return false
  }
}

/** `screens` are known from the start. */
export function pagePaths(pageExists: (path: string) => Promise<boolean>, screens: readonly string[]): PagePaths {
  const known = new Set<string>(['/', ...screens])
  const refused = new Map<string, number>()
  const looking = new Map<string, Promise<boolean>>()
  let minute = 0
  let looks = 0

  function remember(path: string): void {
    known.add(path)
    withinLimit(known, MAX_REMEMBERED)
  }

  function mayLook(now: number): boolean {
    const current = Math.floor(now / 60_000)
    if (current !== minute) [minute, looks] = [current, 0]
    return ++looks <= MAX_LOOKS
  }

  async function isPage(path: string, now: number): Promise<boolean> {
    const under = looking.get(path)
    if (under) return under
    const since = refused.get(path)
    if ((since !== undefined && now - since < REFUSED_FOR) || !isCanonical(path) || !mayLook(now)) return false
    // A site that fails to render its pages at this moment counts as having none.
    const look = pageExists(path).catch(() => false)
    looking.set(path, look)
    const found = await look.finally(() => looking.delete(path))
    refused.delete(path)
    if (found) remember(path)
    else {
      refused.set(path, now)
      withinLimit(refused, MAX_REFUSED)
    }
    return found
  }

  return {
    answered: remember,
    counted: async (path, now) => (known.has(path) || (await isPage(path, now)) ? path : OTHERS),
  }
}
