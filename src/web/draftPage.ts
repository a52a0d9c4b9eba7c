/**
 * Collections whose documents are pages of their own. Each declares how a draft is drawn; the preview beside the form,
 * links that share a draft, and the check before publishing are the same for all (`features/drafts`).
 */
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentReader } from '../cms/reader'
import type { PageBlock } from './contentBlock'
import type { PageHead, PreviewKind } from './meta'
import type { PageRequest, PageResult } from './page'
import type { Site } from './site'
import type { SiteMapEntry } from './siteMapPart'

/** What all of them store. A draft is not validated, and may lack anything. */
export interface DraftDocument {
  id: number
  slug: string
  body?: PageBlock[] | null
}

export interface DraftPage<Document extends DraftDocument = DraftDocument> {
  collection: CollectionSlug
  /** The path that the draft would have, without a language's prefix. */
  path(draft: Document, site: Site): string
  /** Users who may see the draft beside staff. */
  seenBy?(user: PayloadRequest['user'], id: number): boolean
  /** Names of the fields that describe the page to search engines, the first that is filled in; none where it describes itself. */
  describedBy: readonly string[]
  /**
   * What search results and shared links show of it, by the function that the published page has it from. `fields`: what
   * it and the path are made of, beside the search options that all have.
   */
  head: {
    fields: readonly string[]
    read(draft: Document, request: Pick<PageRequest, 'site' | 'reader'>): PageHead | Promise<PageHead>
  }
  /**
   * The published document in the site map, with the languages in which it has a page; undefined where it is not listed:
   * not published, hidden from search engines, or indexed at another address.
   */
  listed(
    id: number,
    request: { site: Site; reader: ContentReader },
  ): Promise<Pick<SiteMapEntry, 'path' | 'languages'> | undefined>
  /** The page as visitors would see it, by the function that draws the published one. */
  draw(
    draft: Document,
    request: Pick<PageRequest, 'path' | 'site' | 'reader'>,
    preview: PreviewKind,
  ): Promise<PageResult>
}
