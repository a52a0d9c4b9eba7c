/** Contents of the site map for search engines. */
import type { Locale } from '../lib/locales'
import { withPauses } from '../lib/pieces'
import type { Site } from './site'

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

/**
 * What the site map has of an index, kept until that changes: a long map has many files, each of which asks, and going
 * through 100,000 entries takes some fifty milliseconds.
 */
export function keptListing<Index extends { readonly version: number }, Listing>(
  list: (index: Index, site: Site) => Generator<void, Listing>,
): (index: Index, site: Site) => Promise<Listing> {
  const kept = new WeakMap<Index, { version: number; siteUrl: string; listing: Promise<Listing> }>()
  return (index, site) => {
    const known = kept.get(index)
    const { version } = index
    if (known?.version === version && known.siteUrl === site.url) return known.listing
    // Files that are asked for at once share what is being listed; what failed is listed again.
    const listing = withPauses(list(index, site))
    kept.set(index, { version, siteUrl: site.url, listing })
    listing.catch(() => {
      if (kept.get(index)?.listing === listing) kept.delete(index)
    })
    return listing
  }
}
