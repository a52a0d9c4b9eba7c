/**
 * Which paths are counted as pages of their own. A path that a client names may be made up, and may hold anything: only
 * one that the site answers with a page is stored, all others together under one name.
 */

import { screenPaths } from '../../../web/screens'
import { OTHERS } from '../metrics'

/** Paths that are remembered, of pages and of none: more than a large catalogue has. */
const MAX_REMEMBERED = 200_000
const MAX_REFUSED = 5000
/** Milliseconds that a path which was none stays so: it may be published. */
const REFUSED_FOR = 60_000
/** Paths that are looked for in a minute: each is drawn like a page. */
const MAX_LOOKS = 120

export interface PagePaths {
  /** The server has answered with the page of this path. */
  answered(path: string): void
  /** The path, or the name under which others are counted. `now` in milliseconds. */
  counted(path: string, now: number): Promise<string>
}

function withinLimit<Key>(
  entries: { size: number; keys(): Iterator<Key>; delete(key: Key): boolean },
  max: number,
): void {
  const { value, done } = entries.keys().next()
  if (entries.size > max && !done) entries.delete(value)
}

/** As the site writes addresses: each page could else be named in endless ways. */
function isCanonical(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path || encodeURI(path) === path || decodeURI(path) === path
  } catch {
    return false
  }
}

export function pagePaths(pageExists: (path: string) => Promise<boolean>): PagePaths {
  const known = new Set<string>(['/', ...screenPaths])
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
    // A site that cannot draw its pages at this moment knows none.
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
