/** The site in brief: its main pages with a word about each, by section. */
import type { IndexedFacts } from '../cms/publishedIndex'
import type { ContentReader } from '../cms/reader'
import { isIndexed } from './canonical'
import type { Site } from './site'

/** Links of a section. Readers take the outline whole; the site map has every address. */
export const MAX_OUTLINED = 50

export interface OutlineLink {
  title: string
  /** Path in the outline's language, with its prefix. */
  href: string
  description?: string
}

export interface OutlineSection {
  /** The lowest first. */
  position: number
  heading: string
  links: readonly OutlineLink[]
}

/** Reads the section of a feature; undefined if it has nothing to list. */
export type ReadOutline = (request: { site: Site; reader: ContentReader }) => Promise<OutlineSection | undefined>

/** The page of a list, and its first documents. Undefined without documents. */
export function outlineOfList<Facts extends IndexedFacts & { title: string; summary: string }>(
  { position, heading, path, description }: { position: number; heading: string; path: string; description: string },
  documents: readonly (Facts & { noindex: boolean; canonical: string })[],
  { site, pathOf }: { site: Site; pathOf: (facts: Facts) => string },
): OutlineSection | undefined {
  if (documents.length === 0) return undefined
  const listed = documents.filter((facts) => isIndexed(facts, pathOf(facts), site.url))
  return {
    position,
    heading,
    links: [
      { title: heading, href: site.href(path), description },
      ...listed.slice(0, MAX_OUTLINED - 1).map((facts) => ({
        title: facts.title,
        href: site.href(pathOf(facts)),
        ...(facts.summary ? { description: facts.summary } : {}),
      })),
    ],
  }
}
