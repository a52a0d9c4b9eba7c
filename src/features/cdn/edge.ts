/** Headers that say what the edge keeps, for how long and under which keys. Everything else says that it is not kept. */
import { buildTag, EVERYTHING, fewTags, keyOf, keysIn } from './keys'
import { providers } from './providers/list'
import type { CdnSettings } from './settings'

/** Names and values, one after the other. */
type HeaderList = readonly string[]

interface EdgeSettings {
  cdn?: CdnSettings | undefined
  siteUrl: string
}

/** Seconds that the edge keeps a file, whose address changes with its content. */
const FILE_AGE = 24 * 60 * 60

/** Browsers ask again each time. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

function written({ cdn, siteUrl }: EdgeSettings, tags: readonly string[]): string {
  return tags.map((tag) => keyOf(siteUrl, tag)).join(cdn && providers[cdn.provider].separator)
}

/** Of a response that the edge never keeps. */
export const neverAtEdge = ({ cdn }: Pick<EdgeSettings, 'cdn'>): HeaderList =>
  cdn ? providers[cdn.provider].never : []

/** Of a file; `tag` changes when it may have. */
export function fileAtEdge(settings: EdgeSettings, tag: string): HeaderList {
  const { cdn } = settings
  return cdn ? providers[cdn.provider].kept(written(settings, [EVERYTHING, tag]), FILE_AGE) : []
}

/** Cached here until one of `dependencies` changes, if `status` is 200 and `kept` is undefined. */
interface DrawnPage {
  status: number
  kept: string | undefined
  dependencies: readonly string[]
}

export type PageAtEdge = (page: DrawnPage) => { caching: string; headers: HeaderList }

/** How pages that `build` draws are kept: the edge has those alone that the page cache keeps until they change. */
export function pagesAtEdge(settings: EdgeSettings, build: string): PageAtEdge {
  const { cdn } = settings
  const never = neverAtEdge(settings)
  const ofAll = [EVERYTHING, buildTag(build)]
  return ({ status, kept, dependencies }) => {
    if (kept !== undefined) return { caching: 'no-cache', headers: never }
    if (!cdn || status !== 200) return { caching: REVALIDATED, headers: never }
    const { mostKeyBytes, pageCaching, kept: keptHeaders } = providers[cdn.provider]
    const tags = fewTags(dependencies, keysIn(mostKeyBytes) - ofAll.length)
    if (!tags) return { caching: REVALIDATED, headers: never }
    return {
      caching: pageCaching?.(cdn.maxAge) ?? REVALIDATED,
      headers: keptHeaders(written(settings, [...ofAll, ...tags]), cdn.maxAge),
    }
  }
}
