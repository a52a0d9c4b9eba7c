/** Routes each request, cheap and frequent cases first (ARCHITECTURE.md#the-way-of-a-request). */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Feature, RefusedStatus, Routes } from '../web/feature'
import type { MissedListener } from '../web/missedListener'
import { dataPolicy } from '../web/policy'
import type { Renderer } from '../web/render'
import type { RequestFacts } from '../web/requestFacts'
import { resultsAddress } from '../web/resultsAddress'
import type { RequestContext, Tracker } from '../web/tracking'
import { type Admin, isAdminPath } from './admin'
import { BodyTooLarge, discardRest, holdsFiles, MAX_BODY_BYTES, measured } from './bodyLimit'
import { compressedResponse } from './compressedResponse'
import { type ContentEncoding, contentEncoding } from './compression'
import { type ErrorStatus, sendErrorPage } from './errorPage'
import type { HeaderList } from './headers'
import { type Health, isHealthPath, sendHealth } from './health'
import type { KeptPage } from './keptPage'
import type { Log } from './log'
import type { Metrics, NameRoute } from './metrics/metrics'
import { type PageCache, sendPage } from './pageCache'
import { withRequestQuery } from './redirectQuery'
import { declared, decoded, originForm, splitOnce } from './requestAddress'
import { currentRequestId, requestIdOf, withRequestId } from './requestId'
import type { SiteSheetFiles } from './siteSheetFiles'
import { type StaticFiles, sendFile } from './staticFiles'
import { beginRequestSpan, type RequestSpan } from './tracing/requestSpans'
import type { Uploads } from './uploads'
import { visitorAddress } from './visitor'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Characters of a public URL. No link of the site is longer. */
const MAX_URL = 2048
/** The admin's list filters are longer. Redirected to the sign-in they must fit into a header, encoded twice. */
const MAX_ADMIN_URL = 4096

const unwatched: NameRoute = () => {}

export interface RequestParts {
  renderer: Renderer
  cache: PageCache
  keepPages: boolean
  /** False with `ROLE=worker`: the process answers health checks alone. */
  servesSite: boolean
  statics: StaticFiles
  sheets: SiteSheetFiles
  uploads: Uploads
  admin: Admin
  routes: Routes
  /** The pattern of the route that handles a path; every other GET is a page. */
  routeAt: (method: string, path: string) => string | undefined
  resultsPath: string | undefined
  /** The default path of a path that editors moved. */
  usualPath: (path: string) => Promise<string>
  refusal: NonNullable<Feature['refusal']>
  /** Largest body in bytes of a POST to this path. */
  bodyLimit: (path: string) => Promise<number>
  /** `visitor`: the client's address. */
  answerRest: (request: IncomingMessage, response: ServerResponse, visitor: string) => Promise<void>
  /** Receives page views and other visitor events. */
  tracker: Tracker
  missed: MissedListener
  readHealth: () => Promise<Health>
  /** Where figures are wanted. */
  metrics?: Metrics | undefined
  isOurHost: (host: string | undefined) => boolean
  common: HeaderList
  ofRoutes: HeaderList
  trustProxy: number
  log: Log
}

export function createRequestListener(parts: RequestParts): RequestListener {
  const {
    renderer,
    cache,
    keepPages,
    servesSite,
    statics,
    sheets,
    uploads,
    admin,
    common,
    ofRoutes,
    log,
    resultsPath,
  } = parts
  const routeListener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: IncomingMessage }
      const requestContext = askerOf(incoming)
      const { address } = requestContext
      const trackEvent: RequestFacts['trackEvent'] = (event) => parts.tracker.trackEvent(requestContext, event)
      const facts: RequestFacts = { address, requestContext, trackEvent }
      const { pathname } = new URL(request.url)
      try {
        const response = await parts.routes.fetch(await measured(request, MAX_BODY_BYTES), facts)
        return await compressedResponse(response, incoming.headers)
      } catch (error) {
        return routeError(error, pathname)
      }
    },
    { errorHandler: (error) => routeError(error) },
  )

  function askerOf(request: IncomingMessage): RequestContext {
    const address = visitorAddress(request, parts.trustProxy)
    return { address, headers: request.headers, url: request.url ?? '/' }
  }

  /** Sends a page and reports the view to the tracker, or that there was none. */
  function answerWith(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    sendPage(request, response, page)
    if (request.method !== 'GET') return
    if (page.status === 404) parts.missed.missed(askerOf(request))
    if (page.pageContext) parts.tracker.answered(askerOf(request), page)
  }

  function routeError(error: unknown, path = ''): Response {
    const refused = (status: RefusedStatus) => {
      const { type, body = '' } = parts.refusal(path, status) ?? {}
      return new Response(body, { status, headers: type ? { 'content-type': type } : {} })
    }
    if (error instanceof BodyTooLarge) return refused(413)
    log.error({ err: error }, 'a route failed')
    return refused(500)
  }

  async function refuseBody(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (!(await discardRest(request))) response.shouldKeepAlive = false
    const refusal = parts.refusal(path, 413)
    if (!refusal) {
      fail(response, 413)
      return
    }
    response.writeHead(413, [
      ...common,
      'Content-Security-Policy',
      dataPolicy,
      'Content-Type',
      refusal.type,
      'Cache-Control',
      'no-store',
    ])
    response.end(refusal.body)
  }

  function fail(response: ServerResponse, status: ErrorStatus, error?: unknown): void {
    sendErrorPage(response, status, common, currentRequestId())
    if (status === 500) log.error({ err: error }, 'a request failed')
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    plain: string,
    search: string,
  ): Promise<void> {
    if (path !== '/' && path.endsWith('/'))
      return redirect(response, 308, (path.replace(/(?<!\/)\/+$/, '') || '/') + search)
    if (plain.includes('\0')) return fail(response, 400)
    const results = search && resultsPath ? resultsAddress(plain, search, resultsPath) : undefined
    if (results) return redirect(response, 302, results)
    const query = search ? declared(await renderer.declaredQuery(plain), search) : {}
    const key = Object.keys(query).length > 0 ? `${plain}?${new URLSearchParams(query)}` : plain
    const encoding = contentEncoding(request.headers['accept-encoding'])
    const page = await pageAt(plain, query, key, encoding)
    const to = page.status === 404 ? await ownSpelling(plain) : page.to
    if (to !== undefined)
      return redirect(response, page.to === undefined ? 308 : page.status, withRequestQuery(to, search, query))
    answerWith(request, response, page)
  }

  async function pageAt(
    path: string,
    query: Readonly<Record<string, string>>,
    key: string,
    encoding: ContentEncoding,
  ): Promise<KeptPage> {
    const render = () => renderer.renderPath(path, query)
    return keepPages ? cache.fill(key, encoding, render) : cache.draw(render)
  }

  /** The lower-case form of a path with capitals, if a page or route exists there. */
  async function ownSpelling(path: string): Promise<string | undefined> {
    const small = path.toLowerCase()
    if (small === path) return undefined
    if (parts.routeAt('GET', await parts.usualPath(small)) !== undefined) return encodeURI(small)
    const meant = await pageAt(small, {}, small, 'identity')
    return meant.status === 404 ? undefined : encodeURI(small)
  }

  function redirect(response: ServerResponse, status: number, address: string): void {
    // Two leading slashes would lead to another site.
    const location = address.replace(/^\/{2,}/, '/')
    const headers = ['Content-Security-Policy', dataPolicy, 'Location', location, 'Cache-Control', 'no-cache']
    response.writeHead(status, [...common, ...headers, 'Content-Length', '0'])
    response.end()
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    nameRoute: NameRoute,
  ): Promise<void> {
    const { method = 'GET' } = request
    // Below this point unknown methods cannot occur: `Request` cannot be constructed with some of them.
    if (!methods.has(method)) return fail(response, 405)
    // Browsers treat a backslash as a slash: two of them lead to another site.
    if (!path.startsWith('/') || path.includes('\\')) return fail(response, 400)
    const plain = decoded(path)
    if (plain === undefined) return fail(response, 400)
    if (isHealthPath(path)) {
      nameRoute('health')
      return sendHealth(response, common, path === '/healthz' ? undefined : await parts.readHealth())
    }
    if (!parts.isOurHost(request.headers.host) || !servesSite) return fail(response, 421)
    const longest = isAdminPath(path) ? MAX_ADMIN_URL : MAX_URL
    if ((request.url ?? '').length > longest && !path.startsWith('/api/')) return fail(response, 400)
    nameRoute('asset')
    const file = statics.at(path)
    if (file) return sendFile(request, response, file)
    const sheet = await sheets.at(path)
    if (sheet)
      return sheet.path === path ? sendFile(request, response, sheet.file) : redirect(response, 302, sheet.path)
    nameRoute('upload')
    if (await uploads.answer(path, request, response)) return
    nameRoute('admin')
    // The admin's own POSTs name a server action in a header; Next fails at others.
    if (isAdminPath(path) && method === 'POST' && !request.headers['next-action']) return fail(response, 405)
    if (isAdminPath(path)) return admin.answer(request, response)
    nameRoute('api')
    if (path.startsWith('/api/')) return parts.answerRest(request, response, visitorAddress(request, parts.trustProxy))
    const routePath = await parts.usualPath(path)
    const route = parts.routeAt(method, routePath)
    nameRoute(route ?? 'page')
    if (route !== undefined) {
      if (routePath !== path) request.url = routePath + search
      const length = Number(request.headers['content-length'] ?? 0)
      // Small bodies skip the look-up. A body without a length is bounded as an ordinary one.
      if (length > MAX_BODY_BYTES && !(holdsFiles(request) && length <= (await parts.bodyLimit(routePath))))
        return refuseBody(request, response, routePath)
      for (let at = 0; at < ofRoutes.length; at += 2) response.setHeader(ofRoutes[at] ?? '', ofRoutes[at + 1] ?? '')
      return routeListener(request, response)
    }
    if (method !== 'GET' && method !== 'HEAD') return fail(response, 405)
    return answerPage(request, response, path, plain, search)
  }

  function watch(request: IncomingMessage, response: ServerResponse, span: RequestSpan | undefined): NameRoute {
    const counted = parts.metrics?.watch(request.method ?? '', response) ?? unwatched
    if (!span) return counted
    return (route) => {
      counted(route)
      span.nameRoute(route)
    }
  }

  return (request, response) => {
    const span = beginRequestSpan(request, response, parts.trustProxy)
    const nameRoute = watch(request, response, span)
    const url = request.url ?? '/'
    // The hot path: a cached page without query, under the site's own host name.
    if (keepPages && servesSite && request.method === 'GET' && parts.isOurHost(request.headers.host)) {
      const page = cache.get(url, contentEncoding(request.headers['accept-encoding']))
      if (page) {
        nameRoute('page')
        return answerWith(request, response, page)
      }
    }
    const [path, search] = splitOnce(originForm(request))
    const work = () =>
      answer(request, response, path, search, nameRoute).catch((error: unknown) =>
        error instanceof BodyTooLarge ? refuseBody(request, response, path) : fail(response, 500, error),
      )
    const id = requestIdOf(request, parts.trustProxy)
    withRequestId(id, span ? () => span.within(work) : work)
  }
}
