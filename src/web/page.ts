/** Pages that visitors read: their addresses, their content, and the frame around it. */
import type { CollectionSlug } from 'payload'
import type { ReactNode } from 'react'
import type { ContentReader } from '../cms/reader'
import type { ListPage } from './linkTargets'
import type { PageMeta } from './meta'
import type { Site } from './site'
import type { PageContext, PageQuestion } from './tracking'

export interface PageRequest {
  /** Decoded path without the language's prefix and without a trailing slash; `/` is the front page. */
  path: string
  /** Only the parameters that the route declares; the values of a repeated one are joined by commas. */
  query: Readonly<Record<string, string>>
  site: Site
  reader: ContentReader
}

/**
 * How long the bytes of a page are kept. `forTheMinute`: one of endless variety (a search, a filter), in a room of its
 * own and no longer than the clock shows the minute, which hours and periods on it may depend on. `never`: previews,
 * responses to forms, addresses that do not exist.
 */
export type CachePolicy = 'forTheMinute' | 'never'

/** The document of the CMS that a page shows. */
export interface PageDocument {
  collection: CollectionSlug
  id: number
}

export interface PageResult {
  kind: 'page'
  meta: PageMeta
  content: ReactNode
  /** 200 if absent. */
  status?: number
  /** Style rules that this page needs beside those of every page; they join its one style element. */
  styles?: string
  /** Origins of pictures beside the site's own, as `https://tiles.example`: added to the page's policy. */
  pictureOrigins?: readonly string[]
  /** What of the CMS it shows, for staff who edit it; where absent, the page of the editors at its path. */
  document?: PageDocument
  /** Page context for the tracker. */
  pageContext?: Omit<PageContext, 'path'>
  /** What a visitor asked the page. */
  question?: PageQuestion
  /** Absent: until what it was made from changes. */
  kept?: CachePolicy
}

/** Paths of the program's own screens as the editors set them, without the language's prefix. */
export interface ScreenPaths {
  list(page: ListPage): string
}

export type RouteResult = PageResult | { kind: 'redirect'; to: string; permanent: boolean } | null

export interface PageRoute {
  name: string
  /**
   * Query parameters that change the page; all others are ignored, so that they cannot fill the cache. `egenskap.*`
   * matches every name with that prefix.
   */
  query?: readonly string[]
  /** Whether it also responds in languages that the site does not offer (any more). */
  everyLanguage?: boolean
  /** Cheap test by path; `resolve` then decides. */
  matches(path: string, places: ScreenPaths): boolean
  resolve(request: PageRequest): Promise<RouteResult>
}

/** The header above a page and the footer below it. */
interface Frame {
  header: ReactNode
  footer: ReactNode
  /** Rules that depend on settings; they join the theme in the site's style sheet. */
  styles: string
}

export interface FramePart {
  load(request: { site: Site; reader: ContentReader; meta: PageMeta }): Promise<Frame>
}
