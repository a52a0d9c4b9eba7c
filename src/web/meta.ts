/** What a page says of itself in the document's head. */
import type { Locale } from '../lib/locales'
import type { SocialPicture } from './media'

export interface Crumb {
  label: string
  /** Path in the page's language; the last crumb is the page itself. */
  href: string
}

export interface PageMeta {
  title: string
  description?: string
  /** Path without language prefix; left out where the page has no address of its own (not found, previews). */
  path?: string
  /** Languages in which the same page exists. */
  languages?: readonly Locale[]
  noindex?: boolean
  picture?: SocialPicture
  /** What is shared (`og:type`); a page of the site where nothing is said. */
  type?: 'product'
  /** Outermost first, the front page included; fewer than two are not drawn. */
  crumbs?: readonly Crumb[]
  /** More JSON-LD objects beside organisation and breadcrumbs. */
  jsonLd?: readonly object[]
}

/** As browsers and bookmarks show it: under the site's name, but for the front page. */
export const documentTitle = ({ title, path }: PageMeta, siteName: string): string =>
  path === '/' || title === siteName ? title : `${title} – ${siteName}`

/** A draft beside the editor, who sees it change and nothing that visitors will not; or behind a link, which says so. */
export type PreviewKind = 'live' | 'shared'
