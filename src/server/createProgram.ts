/** Assembles the running program. Development and production share it; only assets and admin differ. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { BasePayload, SanitizedConfig } from 'payload'
import { version } from '../../package.json'
import { BinnedFiles } from '../cms/binnedFiles'
import { watchTransactions } from '../cms/changes'
import { CollectionIndexes } from '../cms/collectionIndex'
import { createDocumentMemory } from '../cms/reader'
import { watchSaves } from '../cms/savedFrom'
import { MAX_FILE_BYTES } from '../cms/uploads/limits'
import { fileAtEdge, followChanges, pagesAtEdge } from '../features/cdn'
import { program } from '../program'
import { answerAjax } from '../web/ajax'
import { AJAX_ADDRESS } from '../web/ajaxAddress'
import type { Assets } from '../web/assets'
import { declaredIn } from '../web/declared'

import type { Feature, Routes } from '../web/feature'
import { noMissedListener } from '../web/missedListener'

import { phoneRoutes } from '../web/phone/routes'
import { createRenderer } from '../web/render'
import { noTracker } from '../web/tracking'
import type { Admin } from './admin'
import { answerRoutes } from './answerRoutes'
import { MAX_BODY_BYTES } from './bodyLimit'
import { buildName } from './buildName'
import { type Purgeable, startPurging } from './cachePurges'
import { createRuntime } from './featureRuntime'
import { closedHeaders, routeHeaders, securityHeaders } from './headers'
import { createDatabaseCheck, readHealth } from './health'
import { hostCheck } from './hosts'
import type { Log } from './log'
import { listenForScrapes } from './metrics/listen'
import { createMetrics, type Metrics } from './metrics/metrics'
import { createPageCache } from './pageCache'
import { followPathOverrides } from './pathOverrides'
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
  const { siteUrl } = settings
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
  const caches: Purgeable[] = [
    { purge: (tags) => (tags === 'all' ? memory.clear() : memory.purge(tags)) },
    indexes,
    binned,
    cache,
  ]
  const stopPurging = await startPurging({
    payload,
    databaseUrl: settings.databaseUrl,
    caches,
    siblings,
    onLag: (lag) => metrics?.changeHeard(lag),
    log,
  })

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

  const isRoute = (path: string) => routeAt('GET', path) !== undefined
  const runtime = createRuntime({ payload, settings, renderer, uploads, isRoute, log })
  const movedAddresses = followPathOverrides(
    program.flatMap((feature) => feature.pathOverrides ?? []),
    runtime,
  )
  caches.push(movedAddresses)
  // Hono would print the error with the statement's values; the request handler logs it without them.
  routes.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  // Visitors follow short links that have ended, as they do other addresses where nothing is.
  routes.notFound(({ req }) => runtime.answerWithPage(req.path, 404))
  for (const feature of program) feature.routes?.(routes, runtime)
  answerRoutes(declaredIn(payload).answers, routes, runtime)
  phoneRoutes(routes)
  routes.all(AJAX_ADDRESS, answerAjax(program.map((feature) => feature.ajaxActions?.(runtime) ?? {})))

  const tracker = program.map((feature) => feature.tracker?.(runtime)).find((one) => one) ?? noTracker
  const missed = program.map((feature) => feature.missed?.(runtime)).find((one) => one) ?? noMissedListener
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
      await stopPurging()
      scrapes?.close()
      stopFollowing?.()
    },
  }
}
