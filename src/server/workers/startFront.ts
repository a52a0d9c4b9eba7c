/** Starts a front (`front.ts`): it loads neither the content nor the admin. */
import http from 'node:http'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { fileAtEdge } from '../../features/cdn'
import { batched } from '../../platform/batched'
import { closedHeaders, securityHeaders } from '../headers'
import { hostCheck } from '../hosts'
import type { Log } from '../log'
import { watchMemory } from '../memoryWatch'
import { checkedSettings, endWithError, openLog } from '../processStart'
import { projectRoot } from '../projectRoot'
import type { Settings } from '../settings'
import { createSiteServer } from '../siteServer'
import { loadStaticFiles } from '../staticFiles'
import { createFrontListener } from './front'
import { createFrontPages, type FrontPages } from './frontPages'
import type { FrontView } from './frontProtocol'
import { joinSiblings } from './siblings'
import { thisWorker } from './thisWorker'

/** Views that wait to be sent; further ones are not counted rather than kept in memory. */
const MAX_VIEWS = 20_000

/** Sends views to the whole process, those of one moment together. `stop` resolves when all are sent. */
function createReports(way: { socket: string; agent: http.Agent }, log: Log) {
  const underWay = new Set<Promise<void>>()
  const send = batched<FrontView, void>(
    (views) =>
      new Promise((resolve, reject) => {
        const { socket: socketPath, agent } = way
        const request = http.request({ socketPath, agent, method: 'POST', path: '/' }, (answer) => {
          answer.resume().on('end', () => resolve(() => {}))
        })
        request.on('error', reject).end(JSON.stringify(views))
      }),
  )
  return {
    report(view: FrontView): void {
      if (underWay.size >= MAX_VIEWS) return
      const done = send(view)
        .catch((error: unknown) => log.warn({ err: error }, 'a view could not be counted'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    stop: () => Promise.all(underWay),
  }
}

async function openMetrics(settings: Settings, cache: FrontPages, log: Log) {
  if (!settings.metrics) return undefined
  const [{ createMetrics }, { listenForScrapes }] = await Promise.all([
    import('../metrics/metrics'),
    import('../metrics/listen'),
  ])
  const metrics = createMetrics({ features: [], cache, version, log })
  await listenForScrapes(metrics, settings.metrics)
  return metrics
}

async function start(): Promise<void> {
  const siblings = joinSiblings()
  if (!siblings || !thisWorker) throw new Error('a front is one of several processes')
  const settings = checkedSettings()
  const { log, reports } = await openLog(settings)
  const pages = createFrontPages()
  const way = { socket: thisWorker.socket, agent: new http.Agent({ keepAlive: true, scheduling: 'lifo' }) }
  const views = createReports(way, log)
  const listener = createFrontListener({
    way,
    pages,
    statics: loadStaticFiles(join(projectRoot(), 'dist/client/assets'), [
      ...securityHeaders(settings),
      ...fileAtEdge(settings, 'assets'),
    ]),
    isOurHost: hostCheck(settings),
    common: closedHeaders(settings),
    trustProxy: settings.trustProxy,
    report: views.report,
    metrics: await openMetrics(settings, pages, log),
  })
  const server = createSiteServer(settings, listener)
  siblings.join((changed) => pages.drop(changed))
  server.listen(() => {
    siblings.serving({ hasFronts: true, logLevel: settings.logLevel })
    watchMemory(log)
  })
  siblings.onStop(async () => {
    await server.stop()
    await views.stop()
    await reports?.flush()
    process.exit(0)
  })
}

start().catch(endWithError)
