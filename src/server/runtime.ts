/** Assembles the running program. Development and production share it; only assets and admin differ. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { BasePayload, SanitizedConfig } from 'payload'
import { version } from '../../package.json'
import { BinnedFiles } from '../cms/binnedFiles'
import { onChange, settleWith, watchTransactions } from '../cms/changes'
import { CollectionIndexes } from '../cms/collectionIndex'
import { createDocumentMemory } from '../cms/reader'
import { watchSaves } from '../cms/savedFrom'
import { joinSharedLimits } from '../cms/sharedLimit'
import { MAX_FILE_BYTES } from '../cms/uploads/limits'
import { fileAtEdge, followChanges, pagesAtEdge } from '../features/cdn'
import { program } from '../program'
import { answerAjax } from '../web/ajax'
import { AJAX_ADDRESS } from '../web/ajaxAddress'
import type { Assets } from '../web/assets'
import { declaredIn } from '../web/declared'
import type { Feature, Routes, Runtime } from '../web/feature'
import type { FormState } from '../web/forms/formState'
import { nobodyMisses } from '../web/missed'
import { phoneRoutes } from '../web/phone/routes'
import { pagePolicy } from '../web/policy'
import { createRenderer } from '../web/render'
import { nobodyListens } from '../web/tracking'
import type { Admin } from './admin'
import { answerRoutes } from './answerRoutes'
import { MAX_BODY_BYTES } from './bodyLimit'
import { buildName } from './buildName'
import { closedHeaders, routeHeaders, securityHeaders } from './headers'
import { createDatabaseCheck, readHealth } from './health'
import { hostCheck } from './hosts'
import type { Log } from './log'
import { listenForScrapes } from './metrics/listen'
import { createMetrics, type Metrics } from './metrics/metrics'
import { joinNodes } from './nodes'
import { createPageCache } from './pageCache'
import { followPathOverrides, type PathOverrides } from './pathOverrides'
import { createReadingAhead } from './readAhead'
import { createRequestListener } from './requests'
import { answerRest } from './restEndpoint'
import type { Settings } from './settings'
import { createSiteSheetFiles } from './siteSheetFiles'
import type { StaticFiles } from './staticFiles'
import { createUploads } from './uploads'
import type { ForFronts } from './workers/forFronts'
import type { Siblings } from './workers/siblings'

/** Bytes of form data around an upload. */
const FORM_OVERHEAD = 1024 * 1024

export interface RunningProgram {
  listener: ReturnType<typeof createRequestListener>
  /** What processes that have no database are answered from. */
  forFronts: ForFronts
  /** Routes of the features that are not pages. */
  routes: readonly { method: string; path: string }[]
  /** Reads the indexes that pages are made from; `/readyz` waits for it. */
  readAhead(): Promise<void>
  /** Stops the background work. */
  stop(): Promise<void>
  /** Makes `/readyz` report that the process is stopping. */
  markStopping(): void
}

export async function createProgram({
  settings,
  payload,
  config,
  instance = 'default',
  assets,
  statics,
  admin,
  siblings,
  log,
}: {
  settings: Settings
  payload: BasePayload
  config: Promise<SanitizedConfig>
  /** Key under which Payload stores this instance. */
  instance?: string
  assets: () => Assets
  statics: StaticFiles
  admin: Admin
  /** Other processes on the same port. */
  siblings?: Siblings | undefined
  log: Log
}): Promise<RunningProgram> {
  const { siteUrl, secret, databaseUrl } = settings
  const common = securityHeaders(settings)
  const closed = closedHeaders(settings)
  const build = buildName(assets())
  const memory = createDocumentMemory()
  const indexes = new CollectionIndexes(payload)
  const binned = new BinnedFiles(payload)
  let metrics: Metrics | undefined
  const cache = createPageCache({
    common,
    closed,
    atEdge: pagesAtEdge(settings, build),
    onError: (error) => log.error({ err: error }, 'a page could not be kept'),
    onDrawn: (duration) => metrics?.pageDrawn(duration / 1000),
  })
  if (settings.metrics) metrics = createMetrics({ payload, features: program, cache, version, log })
  const scrapes = metrics && settings.metrics && (await listenForScrapes(metrics, settings.metrics))

  watchTransactions(payload.db)
  watchSaves(payload.db)
  let moved: PathOverrides | undefined
  const purge = (tags: readonly string[] | 'all') => {
    if (tags === 'all') memory.clear()
    else memory.purge(tags)
    indexes.purge(tags)
    binned.purge(tags)
    cache.purge(tags)
    moved?.purge(tags)
  }
  const stopHearing = onChange((tags) => {
    purge(tags)
    siblings?.tell(tags)
  })
  siblings?.join(purge)
  settleWith(siblings?.settled)
  joinSharedLimits(payload)
  const nodes = databaseUrl.startsWith('postgres')
    ? await joinNodes({
        payload,
        databaseUrl,
        log,
        onNews(tags, lag) {
          if (lag !== undefined) metrics?.changeHeard(lag)
          purge(tags)
        },
      })
    : undefined

  const frame = program.find((feature) => feature.frame)?.frame
  if (!frame) throw new Error('no feature draws the frame around pages')
  const renderer = createRenderer({
    payload,
    routes: program.flatMap((feature) => feature.pages ?? []),
    frame,
    assets,
    siteUrl,
    memory,
    indexes,
    isTracking: program.find((feature) => feature.isTracking)?.isTracking,
  })
  const uploads = createUploads(
    settings,
    (collection) => [...common, ...fileAtEdge(settings, collection)],
    async (collection, filename, range) => {
      const address = `${siteUrl}/api/${collection}/file/${encodeURIComponent(filename)}`
      const { handleEndpoints } = await import('payload')
      return handleEndpoints({
        config,
        payloadInstanceCacheKey: instance,
        request: new Request(address, range ? { headers: { range } } : {}),
      })
    },
    (collection, filename) => binned.has(collection, filename),
  )

  const routes: Routes = new Hono()
  const routeAt = (method: string, path: string) =>
    routes.router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0][1].path

  async function answerWithPage(path: string, form: FormState | undefined, status: number): Promise<Response> {
    const page = await renderer.renderPath(path, {}, form)
    if (page.kind === 'redirect') return Response.redirect(new URL(page.to, siteUrl), 303)
    return new Response(page.body, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(page.needs),
        'cache-control': 'private, no-store',
      },
    })
  }

  const runtime: Runtime = {
    payload,
    databaseUrl,
    siteUrl,
    secret: payload.secret || secret,
    readSite: async (locale) => (await renderer.read(locale)).site,
    read: renderer.read,
    readSiteMap: (request) => Promise.all(program.flatMap((feature) => feature.siteMap?.(request) ?? [])),
    async readOutline(request) {
      const sections = await Promise.all(program.map((feature) => feature.outline?.(request)))
      return sections.flatMap((section) => section ?? []).sort((one, other) => one.position - other.position)
    },
    readUpload: uploads.read,
    renderPage: renderer.renderPage,
    renderWithDrafts: renderer.renderWithDrafts,
    documentAt: renderer.documentAt,
    pageExists: renderer.pageExists,
    isRoute: (path) => routeAt('GET', path) !== undefined,
    renderForm: answerWithPage,
    log,
  }
  const movedAddresses = followPathOverrides(
    program.flatMap((feature) => feature.pathOverrides ?? []),
    runtime,
  )
  moved = movedAddresses
  // Hono would print the error with the statement's values; the request handler logs it without them.
  routes.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  // A short link that has ended is followed by a person, as any other address where nothing is.
  routes.notFound(({ req }) => answerWithPage(req.path, undefined, 404))
  for (const feature of program) feature.routes?.(routes, runtime)
  answerRoutes(declaredIn(payload).answers, routes, runtime)
  phoneRoutes(routes)
  routes.all(AJAX_ADDRESS, answerAjax(program.map((feature) => feature.ajaxActions?.(runtime) ?? {})))

  const tracker = program.map((feature) => feature.tracker?.(runtime)).find((one) => one) ?? nobodyListens
  const missed = program.map((feature) => feature.missed?.(runtime)).find((one) => one) ?? nobodyMisses
  const ahead = createReadingAhead(program, runtime)
  const sheets = createSiteSheetFiles(renderer, [...common, ...fileAtEdge(settings, 'assets')])
  const isOurHost = hostCheck(settings)
  let stopping = false
  const checkDatabase = createDatabaseCheck(payload)
  const listener = createRequestListener({
    renderer,
    cache,
    keepPages: settings.pageCache,
    servesSite: settings.role !== 'worker',
    statics,
    sheets,
    uploads,
    admin,
    routes,
    routeAt,
    resultsPath: declaredIn(payload).search?.path,
    usualPath: movedAddresses.defaultPathOf,
    refusal: (path, status) =>
      program.reduce<ReturnType<NonNullable<Feature['refusal']>>>(
        (found, feature) => found ?? feature.refusal?.(path, status),
        undefined,
      ),
    async bodyLimit(path) {
      const limits = await Promise.all(program.map((feature) => feature.bodyLimit?.(path, runtime)))
      return Math.max(MAX_BODY_BYTES, ...limits.map((limit) => limit ?? 0))
    },
    answerRest: (request, response, visitor) =>
      answerRest(request, response, visitor, {
        config,
        instance,
        origin: siteUrl,
        maxUploadBytes: MAX_FILE_BYTES + FORM_OVERHEAD,
        common: closed,
      }),
    tracker,
    missed,
    metrics,
    readHealth: () => readHealth({ checkDatabase, admin, cache, indexes: ahead, stopping }),
    isOurHost,
    common: closed,
    ofRoutes: routeHeaders(settings),
    trustProxy: settings.trustProxy,
    log,
  })

  const stopFollowing = settings.cdn && (await followChanges(runtime, { build, works: settings.role !== 'web' }))
  const ends =
    settings.role === 'web' ? [] : await Promise.all(program.flatMap((feature) => feature.work?.(runtime) ?? []))
  return {
    listener,
    forFronts: { listener, cache, sheets, isOurHost, tracker, log },
    routes: routes.routes.map(({ method, path }) => ({ method, path })),
    readAhead: ahead.read,
    markStopping: () => {
      stopping = true
      ahead.stop()
    },
    async stop() {
      await Promise.all(ends.map((end) => end()))
      await tracker.stop()
      await missed.stop()
      await nodes?.stop()
      scrapes?.close()
      stopHearing()
      stopFollowing?.()
    },
  }
}
