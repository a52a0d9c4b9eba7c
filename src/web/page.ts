/** Pages that visitors read: which addresses they have, what is drawn, and what stands around it. */
import type { ReactNode } from 'react'
import type { ContentReader } from '../cms/reader'
import type { PageMeta } from './meta'
import type { Site } from './site'
import type { PageContext, PageQuestion } from './tracking'

export interface PageRequest {
  /** Decoded path without the language's prefix and without a trailing slash; `/` is the front page. */
  path: string
  /** Only the parameters that the route declares; one that was repeated has its values joined by commas. */
  query: Readonly<Record<string, string>>
  site: Site
  reader: ContentReader
}

export interface PageResult {
  kind: 'page'
  meta: PageMeta
  content: ReactNode
  /** 200 unless said. */
  status?: number
  /** Rules that this page needs beside those of every page; they join its one style element. */
  styles?: string
  /** Origins of pictures beside the site's own, as `https://tiles.example`: what the page may fetch once it is asked to. */
  pictureOrigins?: readonly string[]
  /** What this page is to whoever counts. */
  pageContext?: Omit<PageContext, 'path'>
  /** What was asked, where the answer is drawn each time. */
  question?: PageQuestion
  /** False: one of endless variety (a search), whose bytes are not kept. */
  cacheable?: boolean
}

/** Where the program's own screens lie, as the editors decided: paths without the language's prefix. */
export interface ScreenPaths {
  dealers: string
}

export type RouteResult = PageResult | { kind: 'redirect'; to: string; permanent: boolean } | null

export interface PageRoute {
  name: string
  /**
   * Query parameters that make another page; all others are ignored, so that they cannot fill the cache. `egenskap.*`
   * is every name that begins so.
   */
  query?: readonly string[]
  /** Whether it answers in languages that the site does not offer (any more). */
  everyLanguage?: boolean
  /** Cheap test by path; `resolve` then decides. */
  matches(path: string, places: ScreenPaths): boolean
  resolve(request: PageRequest): Promise<RouteResult>
}

/** What stands around a page: the header above it, the footer below. */
interface Frame {
  header: ReactNode
  footer: ReactNode
  /** Rules that depend on settings; they join the theme in the page's one style element. */
  styles: string
}

export interface FramePart {
  load(request: { site: Site; reader: ContentReader; meta: PageMeta }): Promise<Frame>
}
