/** Pages move with the page that they lie below, and nothing of their own has changed then. */
import { setImmediate } from 'node:timers/promises'
import { defaultLocale, splitLocale } from '../../lib/locales'
import type { Runtime } from '../../web/feature'
import { localisedPath } from '../../web/site'

/** Where a document was listed before a change and where it is after it, with the languages' prefixes. */
export interface MovedPaths {
  before: readonly string[]
  now: readonly string[]
}

/** Entries of the site map that are read without a pause. */
const SLICE = 5000

const bareOf = ([first]: readonly string[]) => (first === undefined ? undefined : splitLocale(first).path)

/** What is listed below documents that have moved: where each is now, and where it was. */
export async function pathsBelow({ read, readSiteMap }: Runtime, places: readonly MovedPaths[]): Promise<string[]> {
  const moves = places.flatMap(({ before, now }) => {
    const [from, to] = [bareOf(before), bareOf(now)]
    return from !== undefined && to !== undefined && from !== to ? [{ from: `${from}/`, to: `${to}/` }] : []
  })
  if (moves.length === 0) return []
  const request = await read(defaultLocale)
  const paths: string[] = []
  for (const { count, entries } of await readSiteMap(request))
    for (let at = 0; at < count; at += SLICE) {
      for (const { path, languages } of entries(at, Math.min(count, at + SLICE)))
        for (const { from, to } of moves) {
          if (!path.startsWith(to)) continue
          const both = [from + path.slice(to.length), path]
          for (const language of request.site.languages)
            if (languages.includes(language)) paths.push(...both.map((one) => localisedPath(one, language)))
        }
      await setImmediate()
    }
  return paths
}
