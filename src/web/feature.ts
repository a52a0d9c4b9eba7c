/**
 * What a capability of the product adds to the program. The program is a list of features (`src/program.ts`); each
 * describes itself with one of these.
 */

import type { Hono } from 'hono'
import type { BasePayload, CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload'
import type { ExtraTags } from '../cms/changes'
import type { Queue } from '../cms/queue/queue'
import type { ContentReader } from '../cms/reader'
import type { FILES, MEDIA } from '../cms/uploads/slugs'
import type { Locale } from '../lib/locales'
import type { AjaxActions } from './ajax'
import type { BrandFolderPart } from './brandFolder'
import type { ReadConsentQuestion } from './consent'
import type { ContentAnswer } from './contentAnswer'
import type { AnyContentBlock } from './contentBlock'
import type { Declared } from './declared'
import type { DraftPage } from './draftPage'
import type { FormState } from './forms/formState'
import type { LinkTarget, ListPage, SiteSearch } from './linkTargets'
import type { MissedListener } from './missedListener'
import type { OperatorMetric } from './operatorMetric'
import type { FramePart, PageRoute } from './page'
import type { PersonalData } from './personalData'
import type { RecipientFinder } from './recipients'
import type { Renderer, RenderPage, RenderWithDrafts } from './render'
import type { RequestFacts } from './requestFacts'
import type { SearchKind } from './searchKind'
import type { ReadSentCampaigns } from './sentCampaigns'
import type { Site } from './site'
import type { SiteMapPart } from './siteMapPart'
import type { OutlineSection, ReadOutline } from './siteOutline'
import type { ScheduleSource, Task } from './task'
import type { TextGroup } from './texts'
import type { Tracker } from './tracking'
import type { Undelivered } from './undelivered'

export interface Feature {
  name: string
  collections?: readonly (CollectionConfig | { collection: CollectionConfig; extraTags: ExtraTags })[]
  globals?: readonly GlobalConfig[]
  /** Pages that visitors read, matched in the order of the program's list. */
  pages?: readonly PageRoute[]
  /** Routes other than pages: posts, feeds, files. */
  routes?: (routes: Routes, runtime: Runtime) => void
  /** Largest body of a post to a path, in bytes, where it exceeds that of ordinary calls. */
  bodyLimit?: (path: string, runtime: Runtime) => Promise<number | undefined>
  /** Paths of its screens (`screens.ts`). */
  screens?: readonly `/${string}`[]
  /** First segments of its other addresses, which no page of the editors can have. */
  reservedSegments?: readonly string[]
  /** Route addresses that editors may change. */
  pathOverrides?: readonly PathOverride[]
  /** Response of a path to requests that the server itself refuses; undefined for the default page. */
  refusal?: (path: string, status: RefusedStatus) => { type: string; body: string } | undefined
  /** Handlers of posts to the address that several forms share, by action (`ajax.ts`). */
  ajaxActions?: (runtime: Runtime) => AjaxActions
  /** Receives page views and visitor events; provided by one feature. */
  tracker?: (runtime: Runtime) => Tracker
  /** Called with the addresses at which visitors found nothing; provided by one feature. */
  missed?: (runtime: Runtime) => MissedListener
  /** Whether it is tracking now: pages carry a page context only then. */
  isTracking?: (reader: ContentReader) => Promise<boolean>
  /** Reads what visitors are asked to consent to; provided by one feature. */
  readConsentQuestion?: ReadConsentQuestion
  /** Content blocks of the feature. */
  blocks?: readonly AnyContentBlock[]
  /** Collections whose documents are pages of their own. */
  draftPages?: readonly DraftPage[]
  /** Collections that links and texts may lead to, and lists that links may lead to. */
  linkTargets?: readonly LinkTarget[]
  /** Lists that stand on pages which editors choose. */
  listPages?: readonly ListPage[]
  /** Rendered around every page. */
  frame?: FramePart
  /** The feature's pages for search engines. */
  siteMap?: (request: { site: Site; reader: ContentReader }) => Promise<SiteMapPart>
  /**
   * The feature's main pages in brief, for language models (`/llms.txt`). Apart from the site map, which lists every
   * page without a word about it.
   */
  outline?: ReadOutline
  /** Answers to scripts that are made from content. */
  answers?: readonly ContentAnswer[]
  /** Where the search field of every page leads to; declared by one feature. */
  search?: SiteSearch
  /** Kinds of documents that the site's search finds. */
  searchKinds?: readonly SearchKind[]
  /** Reads indexes over whole collections, in each language after a start, so that no visitor waits for them. */
  readAhead?: (content: { site: Site; reader: ContentReader }) => Promise<unknown>
  /** Texts that visitors read, for editors to replace; the feature's `texts.ts` adds the keys to `TextTables`. */
  texts?: readonly TextGroup[]
  /** Recipients that forms can send to, found by what was typed. */
  recipients?: readonly RecipientFinder[]
  /** Reads the campaigns that were sent; provided by one feature. */
  sentCampaigns?: ReadSentCampaigns
  /** What the feature could not deliver. */
  undelivered?: readonly Undelivered[]
  /** Queues of what the feature sends, whose depth the operator sees. */
  queues?: readonly Queue[]
  /** Further metrics for the operator. */
  metrics?: readonly OperatorMetric[]
  /** What the feature stores about people. */
  personalData?: readonly PersonalData[]
  /**
   * Shapes of the keys that the feature puts into links and e-mails; global, each matching the key alone
   * (`features/privacy/secretTexts.ts`).
   */
  secretTexts?: readonly RegExp[]
  /** Additions to the admin. */
  admin?: AdminParts
  /** Changes to the configuration of the CMS. */
  cms?: CmsParts
  /** Further declarations for lower layers, made from this process's settings. */
  declared?: (settings: ProcessSettings) => Partial<Declared>
  /** What the folder of a brand says of the feature. */
  brandFolder?: BrandFolderPart
  /**
   * Stores what a demo has besides its brand folder, when that is loaded; `now` in milliseconds. It imports the feature's
   * folder `demo` when it is called, so that a site without a demo never loads it.
   */
  demo?: (payload: BasePayload, now: number) => Promise<void>
  /** Background work; resolves to a function that stops it. Not started in a process that only serves (`ROLE=web`). */
  work?: (runtime: Runtime) => Promise<() => Promise<void>>
}

/**
 * Components are named by their path in the import map; those of several features come in the order of the program's
 * list.
 */
interface AdminParts {
  /** Screens of the feature, by name. */
  views?: Readonly<Record<string, { path: `/${string}`; Component: string }>>
  /** What needs doing, on the first screen. */
  tasks?: readonly Task[]
  /** What happens by itself at a set time, on the first screen. */
  schedules?: readonly ScheduleSource[]
  /** Parts of the first screen. */
  dashboard?: readonly string[]
  /** In the header of every screen. */
  actions?: readonly string[]
  /** Below the form of the sign-in. */
  signIn?: readonly string[]
  /** Around the whole admin. */
  providers?: readonly string[]
  /** Changes to Payload's own texts, by language. */
  words?: Readonly<Record<Locale, object>>
}

/** Applied to what all features have declared, in the order of the program's list. */
interface CmsParts {
  collection?: (
    collection: CollectionConfig,
    declared: Pick<Declared, 'personalData' | 'draftPages' | 'draftCollections' | 'recipients'>,
  ) => CollectionConfig
  global?: (global: GlobalConfig, declared: Pick<Declared, 'searchKinds'>) => GlobalConfig
  /** The configuration after Payload's sanitising, with its endpoints. */
  config?: (config: SanitizedConfig) => SanitizedConfig
  /** Server functions of the admin that the program replaces. */
  serverFunctions?: Readonly<Record<string, unknown>>
}

/** What features may read of the environment; one with settings of its own adds them (`declare module`). */
export interface ProcessSettings {
  siteUrl: string
}

/** The body is too large, or the server failed. */
export type RefusedStatus = 413 | 500

/** The default address keeps working beside the chosen one. Both include the paths below them. */
export interface PathOverride {
  /** The global that holds the chosen address; read again when it changes. */
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
  /** The same, with the reader used: for responses from content that are not pages. With drafts for staff only. */
  read: Renderer['read']
  /** Site-map parts of all features. */
  readSiteMap(request: { site: Site; reader: ContentReader }): Promise<readonly SiteMapPart[]>
  /** The sections of all features, in their order. */
  readOutline(request: { site: Site; reader: ContentReader }): Promise<readonly OutlineSection[]>
  /** Bytes of an uploaded file, independent of where uploads are stored. */
  readUpload(collection: typeof MEDIA | typeof FILES, filename: string): Promise<Buffer>
  /** Renders a page outside the cache: previews, responses to native form posts. */
  renderPage: RenderPage
  /** Renders a page with the drafts of globals, for staff only. */
  renderWithDrafts: RenderWithDrafts
  documentAt: Renderer['documentAt']
  pageExists: Renderer['pageExists']
  /** Whether something other than a page answers at a path, such as a feed. */
  isRoute(path: string): boolean
  /** Answers with the page at a path, or the site's page of what was not found, and a submitted form in it: never cached. */
  answerWithPage(path: string, status: number, form?: FormState): Promise<Response>
  log: Log
}

interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
