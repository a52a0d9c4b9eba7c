/**
 * What a capability of the product adds to the program. The program is the list of its features (`src/program.ts`);
 * each describes itself with one of these.
 */
import type { Hono } from 'hono'
import type { BasePayload, CollectionConfig, GlobalConfig } from 'payload'
import type { ExtraTags } from '../cms/changes'
import type { ContentReader } from '../cms/reader'
import type { Locale } from '../lib/locales'
import type { AjaxActions } from './ajax'
import type { ReadAsked } from './consent'
import type { FormState } from './forms/formState'
import type { FramePart, PageRoute } from './page'
import type { PersonalData } from './personalData'
import type { RenderPage, RenderWithDrafts } from './render'
import type { RequestFacts } from './requestFacts'
import type { Site } from './site'
import type { SiteMapPart } from './siteMap'
import type { TextGroup } from './texts'
import type { Tracker } from './tracking'
import type { Undelivered } from './undelivered'

export interface Feature {
  name: string
  collections?: readonly (CollectionConfig | { collection: CollectionConfig; extraTags: ExtraTags })[]
  globals?: readonly GlobalConfig[]
  /** Pages that visitors read, asked in the order of the program's list. */
  pages?: readonly PageRoute[]
  /** Calls that are no pages: posts, feeds, files. */
  routes?: (routes: Routes, runtime: Runtime) => void
  /** Largest body of a post to a path, in bytes, where it takes more than ordinary calls do. */
  bodyLimit?: (path: string, runtime: Runtime) => Promise<number | undefined>
  /** Addresses of routes that editors may move. */
  pathOverrides?: readonly PathOverride[]
  /** What clients of a path are told where the server itself turns a request away; the usual page where nothing is. */
  refusal?: (path: string, status: RefusedStatus) => { type: string; body: string } | undefined
  /** Posts to the address that several forms share, by their action (`ajax.ts`). */
  ajaxActions?: (runtime: Runtime) => AjaxActions
  /** Whoever is told of what visitors read and do; one of the features. */
  tracker?: (runtime: Runtime) => Tracker
  /** Whether it wants to be told now: pages say of themselves what they are only then. */
  isTracking?: (reader: ContentReader) => Promise<boolean>
  /** What visitors are asked to agree to; one of the features. */
  readAsked?: ReadAsked
  /** Drawn around every page. */
  frame?: FramePart
  /** Pages that search engines are told of. */
  siteMap?: (request: { site: Site; reader: ContentReader }) => Promise<SiteMapPart>
  /** What visitors read of it, for editors to replace; its `texts.ts` adds the keys to `TextTables`. */
  texts?: readonly TextGroup[]
  /** What it could not deliver. */
  undelivered?: readonly Undelivered[]
  /** What it stores about people. */
  personalData?: readonly PersonalData[]
  /** Shapes of the keys that it puts into links and letters; global, each matching the key alone (`features/privacy/secretTexts.ts`). */
  secretTexts?: readonly RegExp[]
  /** Screens of its own in the admin, by a name: where, and the component as a path of the import map. */
  adminViews?: Readonly<Record<string, { path: `/${string}`; Component: string }>>
  /** Work beside requests; returns the way to end it. Not started in a process that only serves (`ROLE=web`). */
  work?: (runtime: Runtime) => Promise<() => Promise<void>>
}

/** Too large a body, or a fault of ours. */
export type RefusedStatus = 413 | 500

/** The usual address goes on answering beside the chosen one. Both cover what lies below them. */
export interface PathOverride {
  /** The global that says where; asked again when it changes. */
  global: string
  defaultPath: string
  chosen(runtime: Runtime): Promise<string | undefined>
}

export type Routes = Hono<{ Bindings: RequestFacts }>

/** What features may use of the running program. */
export interface Runtime {
  payload: BasePayload
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  siteUrl: string
  secret: string
  /** The site as visitors of a language see it now. */
  readSite(locale: Locale): Promise<Site>
  /** The same, with the reader that it was read by: for answers made from content that are no pages. */
  read(locale: Locale): Promise<{ site: Site; reader: ContentReader }>
  /** What all features tell search engines of. */
  readSiteMap(request: { site: Site; reader: ContentReader }): Promise<readonly SiteMapPart[]>
  /** Bytes of an uploaded file, wherever uploads are kept. */
  readUpload(collection: 'media' | 'files', filename: string): Promise<Buffer>
  /** Renders a page outside the cache: previews, answers to native form posts. */
  renderPage: RenderPage
  /** Renders a page with the drafts of globals, for staff alone. */
  renderWithDrafts: RenderWithDrafts
  /** Whether there is a page at a path, with its language's prefix, or a redirect from it. */
  pageExists(path: string): Promise<boolean>
  /** The page at a path with a form that came back: never kept. */
  renderForm(path: string, form: FormState, status: number): Promise<Response>
  log: Log
}

interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
