/**
 * What a capability of the product adds to the program. The program is the list of its features (`src/program.ts`);
 * each describes itself with one of these.
 */
import type { Hono } from 'hono'
import type { BasePayload, CollectionConfig, GlobalConfig } from 'payload'
import type { ReactNode } from 'react'
import type { ExtraTags } from '../content/changes'
import type { ContentReader } from '../content/reader'
import type { PageMeta } from './meta'
import type { RenderedPage } from './render'
import type { Site } from './site'

export interface Feature {
  name: string
  collections?: readonly (CollectionConfig | { collection: CollectionConfig; extraTags: ExtraTags })[]
  globals?: readonly GlobalConfig[]
  /** Pages that visitors read, asked in the order of the program's list. */
  pages?: readonly PageRoute[]
  /** Calls that are no pages: posts, feeds, files. */
  routes?: (routes: Routes, runtime: Runtime) => void
  /** Drawn around every page. */
  frame?: FramePart
  /** Work beside requests; returns the way to end it. Not started in a process that only serves (`ROLE=web`). */
  work?: (runtime: Runtime) => Promise<() => Promise<void>>
}

/** What is known of a request once the server has checked it. */
export interface RequestFacts {
  /** The visitor's address, seen through the trusted proxies. */
  address: string
  secure: boolean
}

export type Routes = Hono<{ Bindings: RequestFacts }>

/** What features may use of the running program. */
export interface Runtime {
  payload: BasePayload
  siteUrl: string
  secret: string
  /** Renders a page outside the cache: previews, answers to native form posts. */
  renderPage: RenderedPage
  log: Log
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface PageRequest {
  /** Decoded path without the language's prefix and without a trailing slash; `/` is the front page. */
  path: string
  /** Only the parameters that the route declares. */
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
}

export type RouteResult = PageResult | { kind: 'redirect'; to: string; permanent: boolean } | null

export interface PageRoute {
  name: string
  /** Query parameters that make another page; all others are ignored, so that they cannot fill the cache. */
  query?: readonly string[]
  /** Whether the bytes may be kept; pages of endless variety (search results) are not. */
  cacheable?: boolean
  /** Cheap test by path; `resolve` then decides. */
  matches(path: string): boolean
  resolve(request: PageRequest): Promise<RouteResult>
}

export interface FramePart {
  /** Where it stands. */
  slot: 'header' | 'footer'
  load(site: Site, reader: ContentReader): Promise<ReactNode>
}
