/** What search engines are told of. */
import type { Locale } from '../lib/locales'

/** A page of the site map. */
export interface SiteMapEntry {
  /** Path without the language's prefix. */
  path: string
  /** Languages in which it exists, whether the site offers them or not. */
  languages: readonly Locale[]
  /** Milliseconds. */
  updatedAt: number
}

/** What one feature has for the site map; read in pieces, since a catalogue may be long. */
export interface SiteMapPart {
  count: number
  /** Those from a position until another, in an order that holds while nothing changes. */
  entries(from: number, until: number): readonly SiteMapEntry[]
}

/** A part whose entries are at hand. */
export function siteMapPart(all: readonly SiteMapEntry[]): SiteMapPart {
  return { count: all.length, entries: (from, until) => all.slice(from, until) }
}
