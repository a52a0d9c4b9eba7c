/** Metadata of a page, for the document's head. */
import type { Locale } from '../lib/locales'
import type { SocialPicture } from './media'

export interface Crumb {
  label: string
  /** Path in the page's language; the last crumb is the page itself. */
  href: string
}

/** A feed that readers can subscribe to. */
export interface Feed {
  /** Media type. */
  type: string
  title: string
  /** Path in the page's language. */
  href: string
}

export interface PageMeta {
  title: string
  description?: string
  /** Path without language prefix; absent where the page has no address of its own (not found, previews). */
  path?: string
  /** Languages in which the same page exists. */
  languages?: readonly Locale[]
  noindex?: boolean
  picture?: SocialPicture
  /** `og:type`; a page of the site if absent. */
  type?: 'product' | 'article'
  /** Of an article, ISO 8601. */
  published?: { at: string; updatedAt: string }
  feeds?: readonly Feed[]
  /** Outermost first, the front page included; fewer than two are not rendered. */
  crumbs?: readonly Crumb[]
  /** JSON-LD objects in addition to organisation and breadcrumbs. */
  jsonLd?: readonly object[]
}

/** Document title for browsers and bookmarks: followed by the site's name, except on the front page. */
export const documentTitle = ({ title, path }: PageMeta, siteName: string): string =>
  path === '/' || title === siteName ? title : `${title} – ${siteName}`

/**
 * `live`: a draft beside the editor, who sees each change and nothing that visitors will not see; `shared`: behind a
 * link, with a notice.
 */
export type PreviewKind = 'live' | 'shared'
