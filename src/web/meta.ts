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
  /** In place of the title in search results and where the page is shared; nothing is added to it. */
  searchTitle?: string
  description?: string
  /** Address that search engines are to index instead of the page's own (`canonical.ts`). */
  canonical?: string
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

/** What search results and shared links show of a page, beside its address. */
export type PageHead = Pick<PageMeta, 'title' | 'searchTitle' | 'description' | 'canonical' | 'noindex' | 'picture'>

type Titled = Pick<PageMeta, 'title' | 'searchTitle' | 'path'>

/** Document title for browsers, bookmarks and search results: followed by the site's name, except on the front page. */
export const documentTitle = ({ title, searchTitle, path }: Titled, siteName: string): string =>
  searchTitle ?? (path === '/' || title === siteName ? title : `${title} – ${siteName}`)

/** Title of a shared link, beside the site's name. */
export const shareTitle = ({ title, searchTitle }: Titled): string => searchTitle ?? title

/** The options that editors have for every page of its own, of what is stored. */
export const searchOptions = ({
  searchTitle,
  canonical,
}: {
  searchTitle?: string | null | undefined
  canonical?: string | null | undefined
}): Pick<PageMeta, 'searchTitle' | 'canonical'> => ({
  ...(searchTitle ? { searchTitle } : {}),
  ...(canonical ? { canonical } : {}),
})

/** Of a page that stands on another address too, such as a filtered list: its own title and address are used. */
export function withoutSearchOptions({ searchTitle: _, canonical: __, ...meta }: PageMeta): PageMeta {
  return meta
}

/**
 * `live`: a draft beside the editor, who sees each change and nothing that visitors will not see; `shared`: behind a
 * link, with a notice.
 */
export type PreviewKind = 'live' | 'shared'

/** `release`: a page of the site, with the drafts of a release and a bar above. */
export type DocumentPreview = PreviewKind | 'release'
