/** From an address to the bytes of a page: finds the route, reads the content, renders the document. */
import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CollectionIndexes } from '../cms/collectionIndex'
import type { DraftOverlay } from '../cms/draftOverlay'
import { PAGES } from '../cms/linkTargets'
import { ContentReader, type DocumentMemory, type GlobalName } from '../cms/reader'
import { type Locale, splitLocale } from '../lib/locales'
import { traced } from '../platform/tracing'
import { paced } from '../platform/turns'
import type { Assets } from './assets'
import { listPath } from './chosenPages'
import { Document } from './Document'
import type { FormState } from './forms/formState'
import { frameHosts } from './frames'
import { IslandProvider } from './Island'
import { type DocumentPreview, documentTitle, type PreviewKind } from './meta'
import { pageOfNone } from './NotFound'
import type {
  CachePolicy,
  FramePart,
  PageDocument,
  PageRequest,
  PageResult,
  PageRoute,
  RouteResult,
  ScreenPaths,
} from './page'
import { Pieces } from './pieces'
import type { PageNeeds } from './policy'
import { readSite } from './readSite'
import { localisedPath, type Site } from './site'
import { type SiteSheet, SiteSheets } from './siteSheets'
import { textStyles } from './textStyles'
import { pageTransition, themeStyle } from './theme'
import type { PageContext, PageQuestion } from './tracking'

/** Style elements that are kept: pages differ by the blocks that they show. */
const MAX_STYLES = 500

interface StyleElement {
  /** Of the rules, for the page's policy. */
  hash: string
  rules: Buffer
}

/** Milliseconds of rendering between two pauses: requests for cached pages do not wait for fifty renders. */
const DRAWING_AT_ONCE = 20

export interface RenderedPage {
  kind: 'page'
  status: number
  /** UTF-8. */
  body: Buffer<ArrayBuffer>
  needs: PageNeeds
  /** Address of its style sheet; a preview has all rules in itself. */
  sheet?: string | undefined
  /** Tags of all content that the page was made from. */
  dependencies: readonly string[]
  kept: CachePolicy | undefined
  /** Set where page views are counted. */
  pageContext?: PageContext | undefined
  question?: PageQuestion | undefined
  /** Number of database queries of the render. */
  queries: number
}

export type Rendered =
  | RenderedPage
  | { kind: 'redirect'; to: string; permanent: boolean; dependencies: readonly string[] }

/** Renders a page outside the routes: a preview, the response to a form. */
export type RenderPage = (
  request: { locale: Locale; path: string },
  make: (request: PageRequest) => Promise<PageResult>,
  options?: { preview?: PreviewKind },
) => Promise<RenderedPage>

interface ShownDrafts {
  globals?: readonly GlobalName[]
  documents?: DraftOverlay
  /** Stands above the page, which is then looked at by itself and not beside a form. */
  bar?: { content: ReactNode; styles: string }
}

/** Renders the page at a path as it would be with these drafts. Only for users who may see drafts. */
export type RenderWithDrafts = (
  request: { locale: Locale; path: string; query?: Readonly<Record<string, string>> },
  drafts: ShownDrafts,
) => Promise<Rendered>

export interface Renderer {
  /** The page at an address; a not-found page where there is none. */
  renderPath(path: string, query: Readonly<Record<string, string>>, form?: FormState): Promise<Rendered>
  renderPage: RenderPage
  renderWithDrafts: RenderWithDrafts
  /** Whether a path, with its language's prefix, has a page or a redirect; draws nothing. */
  pageExists(path: string): Promise<boolean>
  /** The document that the page at a path shows, with its language's prefix; undefined where it shows none. */
  documentAt(path: string): Promise<PageDocument | undefined>
  /** For responses that are not pages. With drafts only for users who may see them. */
  read(locale: Locale, drafts?: ShownDrafts): Promise<{ site: Site; reader: ContentReader }>
  /** Query parameters that change the page at this path. */
  declaredQuery(path: string): Promise<readonly string[]>
  /** The style sheets of the pages that were drawn. */
  sheets: SiteSheets
  /** The sheet that pages of a language have now. */
  drawSheet(locale: Locale): Promise<SiteSheet>
}

export function createRenderer({
  payload,
  routes,
  frame,
  assets,
  siteUrl,
  memory,
  indexes,
  isTracking = async () => false,
}: {
  payload: BasePayload
  routes: readonly PageRoute[]
  frame: FramePart
  assets: () => Assets
  siteUrl: string
  memory?: DocumentMemory
  indexes?: CollectionIndexes
  /** Whether page views are counted. */
  isTracking?: ((reader: ContentReader) => Promise<boolean>) | undefined
}): Renderer {
  const styles = new Map<string, StyleElement>()
  const sheets = new SiteSheets()
  const toHtml = paced(DRAWING_AT_ONCE, async (page: ReactElement) => renderToString(page))

  const siteRules = (site: Site, frame: string) => ({
    shared: assets().styles,
    theme: themeStyle(site.theme).css,
    frame,
  })

  function keptStyle(text: string): StyleElement {
    const known = styles.get(text)
    if (known) return known
    if (styles.size >= MAX_STYLES) styles.clear()
    const element = styleElement(text)
    styles.set(text, element)
    return element
  }

  async function draw(
    { site, reader }: PageRequest,
    result: PageResult,
    {
      preview,
      kept = result.kept,
      bar,
    }: { preview?: DocumentPreview | undefined; kept?: CachePolicy | undefined; bar?: ShownDrafts['bar'] } = {},
  ): Promise<RenderedPage> {
    const { header, footer, styles: ofFrame } = await frame.load({ site, reader, meta: result.meta })
    const { meta, question } = result
    // A page without an address of its own is personal: a receipt, the target of a link in an e-mail.
    const counts = !preview && (result.status ?? 200) === 200 && meta.path !== undefined && (await isTracking(reader))
    const search = question?.search
    const pageContext = counts
      ? { path: localisedPath(meta.path ?? '/', site.locale), ...result.pageContext, ...(search && { search }) }
      : undefined
    const ofSite = siteRules(site, ofFrame)
    const sheet = preview ? undefined : sheets.add(site.locale, ofSite)
    const pieces = new Pieces()
    // What it holds follows from the markup.
    const rules = pieces.reserve()
    const scope = { assets: assets().islands, drawn: 0, pieces }
    const html = await toHtml(
      <IslandProvider value={scope}>
        <Document
          site={site}
          meta={meta}
          assets={assets()}
          theme={themeStyle(site.theme)}
          sheet={sheet?.path}
          rules={rules.mark}
          header={header}
          footer={footer}
          preview={preview}
          bar={bar?.content}
          pageContext={pageContext}
        >
          {result.content}
        </Document>
      </IslandProvider>,
    )
    const ofPage = pageTransition + (result.styles ?? '') + textStyles(html) + (bar?.styles ?? '')
    // A preview's drafts may change the site's sheet, and another process may be asked for it.
    const style = sheet ? keptStyle(ofPage) : styleElement(ofSite.shared + ofSite.theme + ofSite.frame + ofPage)
    rules.fill(style.rules)
    return {
      kind: 'page',
      status: result.status ?? 200,
      body: pieces.join(`<!doctype html>${html}`),
      needs: {
        styleHash: style.hash,
        frameHosts: frameHosts(site.settings),
        pictureOrigins: result.pictureOrigins,
      },
      sheet: sheet?.path,
      dependencies: [...reader.dependencies],
      kept,
      pageContext: pageContext,
      question: counts && question ? { ...question, title: documentTitle(meta, site.settings.name) } : undefined,
      queries: reader.queries,
    }
  }

  async function begin(
    locale: Locale,
    path: string,
    query: Readonly<Record<string, string>>,
    { form, drafts = {} }: { form?: FormState | undefined; drafts?: ShownDrafts } = {},
  ): Promise<PageRequest> {
    const { globals, documents } = drafts
    const reader = new ContentReader(payload, locale, { memory, indexes, drafts: globals, overlay: documents })
    const place = { url: siteUrl, path: localisedPath(path, locale), ...(form ? { form } : {}) }
    return { path, query, reader, site: await readSite(reader, place) }
  }

  async function resolve(request: PageRequest): Promise<RouteResult> {
    const offered = request.site.languages.includes(request.site.locale)
    const places = placesOf(request.site)
    for (const route of routes) {
      if ((!offered && !route.everyLanguage) || !route.matches(request.path, places)) continue
      const result = await route.resolve(request)
      if (result) return result
    }
    return null
  }

  return {
    renderPath: (path, query, form) =>
      traced('draw', {}, async (span) => {
        const { locale, path: bare } = splitLocale(path)
        const request = await begin(locale, bare, query, { form })
        const result = await resolve(request)
        if (result?.kind === 'redirect') return { ...result, dependencies: [...request.reader.dependencies] }
        const page = await draw(request, result ?? notFound(request.site))
        // The address of a page that all see alike; others may name a person.
        if (page.kept !== 'never') span?.setAttribute('url.path', path)
        return page
      }),
    async renderPage({ locale, path }, make, { preview } = {}) {
      const request = await begin(locale, path, {})
      return draw(request, await make(request), { preview, kept: 'never' })
    },
    async renderWithDrafts({ locale, path, query = {} }, drafts) {
      const { bar } = drafts
      const request = await begin(locale, path, query, { drafts })
      const result = await resolve(request)
      if (result?.kind === 'redirect') return { ...result, dependencies: [...request.reader.dependencies] }
      const page = result ?? notFound(request.site)
      return draw(request, page, { preview: bar ? 'release' : 'live', kept: 'never', bar })
    },
    async pageExists(path) {
      const { locale, path: bare } = splitLocale(path)
      const result = await resolve(await begin(locale, bare, {}))
      return result?.kind === 'redirect' || (result?.kind === 'page' && (result.status ?? 200) < 400)
    },
    async documentAt(path) {
      const { locale, path: bare } = splitLocale(path)
      const request = await begin(locale, bare, {})
      const result = await resolve(request)
      if (result?.kind !== 'page') return undefined
      const page = request.site.tree.idAt(bare)
      return result.document ?? (page === undefined ? undefined : { collection: PAGES, id: page })
    },
    read: (locale, drafts) => begin(locale, '/', {}, { ...(drafts ? { drafts } : {}) }),
    async declaredQuery(path) {
      const { locale, path: bare } = splitLocale(path)
      const places = placesOf((await begin(locale, bare, {})).site)
      return routes.flatMap((route) => (route.query && route.matches(bare, places) ? route.query : []))
    },
    sheets,
    async drawSheet(locale) {
      const { site, reader } = await begin(locale, '/', {})
      const { styles: ofFrame } = await frame.load({ site, reader, meta: { title: '' } })
      return sheets.add(locale, siteRules(site, ofFrame))
    },
  }
}

function styleElement(text: string): StyleElement {
  const rules = Buffer.from(text)
  return { rules, hash: `sha256-${createHash('sha256').update(rules).digest('base64')}` }
}

const placesOf = (site: Site): ScreenPaths => ({ list: (page) => listPath(page, site) })

const notFound = (site: Site): PageResult =>
  pageOfNone(404, { site, title: site.t('notFoundTitle'), text: site.t('notFoundText') })
