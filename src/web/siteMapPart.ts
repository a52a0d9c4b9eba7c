/** Contents of the site map for search engines. */
import type { Locale } from '../lib/locales'

/** A page of the site map. */
export interface SiteMapEntry {
  /** Path without the language's prefix. */
  path: string
  /** Languages in which it exists, whether the site offers them or not. */
  languages: readonly Locale[]
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** One feature's part of the site map; read in slices, since a catalogue may be long. */
export interface SiteMapPart {
  count: number
  /** The entries in a range of positions, in an order that is stable while nothing changes. */
  entries(from: number, until: number): readonly SiteMapEntry[]
}

/** A part whose entries are in memory. */
export function siteMapPart(all: readonly SiteMapEntry[]): SiteMapPart {
  return { count: all.length, entries: (from, until) => all.slice(from, until) }
}
