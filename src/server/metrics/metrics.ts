/**
 * Figures of the process for Prometheus and its like (docs/operations.md#figures). Names follow their conventions: seconds
 * and bytes, `_total` for what only grows.
 */
import type { ServerResponse } from 'node:http'
import type { BasePayload } from 'payload'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import { countedStates, queueDepth } from '../../cms/queue/depth'
import type { Queue } from '../../cms/queue/queue'
import { withDeadline } from '../../platform/deadline'
import { memoryLimit } from '../../platform/memoryLimit'
import type { Feature } from '../../web/feature'
import type { OperatorMetric } from '../../web/operatorMetric'
import type { Log } from '../log'
import type { PageCache } from '../pageCache'

/** Shared by the names of all figures of the program; those of the runtime begin with `process_` and `nodejs_`. */
const PREFIX = 'merkevei_'

/** Milliseconds that one question to the database may take: a scrape ends although the database is away. */
const PATIENCE = 2000
/** Milliseconds for which an answer about the queues is reused. */
const FRESH = 1000

/** Seconds. A kept page takes less than the first, and a page that is drawn about the third. */
const requestBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Seconds until a change that another process has committed is heard of. */
const lagBuckets = [0.005, 0.02, 0.05, 0.1, 0.5, 1, 5]

/** What answers a request; of routes the pattern, so that there are as many values as the program has routes. */
export type NameRoute = (route: string) => void

export interface Metrics {
  /** Starts the clock for a response. Until it is named, it counts as `refused`. */
  watch(method: string, response: ServerResponse): NameRoute
  /** Seconds that a page took to be drawn. */
  pageDrawn(seconds: number): void
  /** Milliseconds between a change in another process and its arrival here, by the clocks of both. */
  changeHeard(milliseconds: number): void
  /** All figures as text. */
  read(): Promise<string>
  readonly contentType: string
}

export interface MetricsParts {
  /** Absent in a process without a database. */
  payload?: BasePayload
  features: readonly Pick<Feature, 'metrics' | 'queues'>[]
  cache: Pick<PageCache, 'size' | 'bytes' | 'counts'>
  version: string
  log: Pick<Log, 'warn'>
}

/** Node's own pool of connections; absent on SQLite. */
interface WithPool {
  pool?: { totalCount: number; idleCount: number; waitingCount: number }
}

/** Methods that the site answers; others share one value. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics(parts: MetricsParts): Metrics {
  const { payload, features, cache, version, log } = parts
  const register = new Registry<OpenMetricsContentType>()
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [register]
  collectDefaultMetrics({ register: register as unknown as Registry })

  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests by what answered them, from their arrival until the last byte was handed over.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const draws = new Histogram({
    name: `${PREFIX}page_draw_duration_seconds`,
    help: 'Pages that were drawn anew.',
    buckets: requestBuckets,
    registers,
  })
  const lag = new Histogram({
    name: `${PREFIX}change_lag_seconds`,
    help: 'Time until a change of another process was heard of, by the clocks of both.',
    buckets: lagBuckets,
    registers,
  })

  /** A gauge that is read at each scrape. */
  function gauge(name: string, help: string, labelNames: readonly string[], read: (set: Gauge) => unknown): void {
    new Gauge({
      name: PREFIX + name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        return guarded(name, async () => {
          await read(this)
        })
      },
    })
  }

  /** A metric that cannot be read is missing; the others are reported. */
  async function guarded(name: string, read: () => Promise<void>): Promise<void> {
    await withDeadline(PATIENCE, read()).catch((error: unknown) =>
      log.warn({ err: error, figure: name }, 'a figure could not be read'),
    )
  }

  gauge('build_info', 'Versions, as labels of a constant.', ['version', 'node', 'database'], (set) =>
    set.set({ version, node: process.version, database: payload?.db.name ?? 'none' }, 1),
  )
  gauge('memory_limit_bytes', 'Memory that the process may have.', [], (set) => set.set(memoryLimit()))
  gauge('kept_pages', 'Pages in the cache.', [], (set) => set.set(cache.size))
  gauge('kept_page_bytes', 'Bytes of the pages in the cache, in all their encodings.', [], (set) =>
    set.set(cache.bytes),
  )
  counted('kept_pages_served_total', 'Requests that were answered from the cache.', () => cache.counts.served)
  counted('kept_pages_purged_total', 'Pages that a change took out of the cache.', () => cache.counts.purged)

  function counted(name: string, help: string, read: () => number): void {
    new Counter({
      name: PREFIX + name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  if (payload) watchDatabase(payload)

  function watchDatabase(of: BasePayload): void {
    const { pool } = of.db as WithPool
    if (pool)
      gauge('database_connections', 'Connections to PostgreSQL, and questions that wait for one.', ['state'], (set) => {
        set.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        set.set({ state: 'idle' }, pool.idleCount)
        set.set({ state: 'awaited' }, pool.waitingCount)
      })
    watchQueues(
      of,
      features.flatMap(({ queues = [] }) => queues),
    )
    for (const metric of features.flatMap(({ metrics = [] }) => metrics)) watchMetric(of, metric)
  }

  function watchQueues(of: BasePayload, queues: readonly Queue[]): void {
    const readAll = (now: number) =>
      Promise.all(queues.map(async (queue) => ({ queue: queue.name, depth: await queueDepth(of, queue, now) })))
    let last: { at: number; found: ReturnType<typeof readAll> } | undefined
    /** Both figures of a scrape come from the same questions. */
    const depths = () => {
      const at = Date.now()
      if (last === undefined || at - last.at > FRESH) last = { at, found: readAll(at) }
      return last.found
    }
    gauge(
      'queue_rows',
      'What waits, is under way, failed, or may have been sent; each counted up to 100,000.',
      ['queue', 'state'],
      async (set) => {
        for (const { queue, depth } of await depths())
          for (const state of countedStates) set.set({ queue, state }, depth.rows[state])
      },
    )
    gauge('queue_overdue_seconds', 'Age of the oldest row that is due.', ['queue'], async (set) => {
      for (const { queue, depth } of await depths()) set.set({ queue }, depth.overdue / 1000)
    })
  }

  function watchMetric(of: BasePayload, { name, help, labels = [], read }: OperatorMetric): void {
    gauge(name, help, labels, async (set) => {
      for (const { value, labels: named = {} } of await read(of)) set.set({ ...named }, value)
    })
  }

  return {
    watch(asked, response) {
      const began = performance.now()
      const method = methods.has(asked) ? asked : 'other'
      let route = 'refused'
      response.once('close', () => {
        const status = response.writableFinished ? String(response.statusCode) : 'aborted'
        requests.observe({ route, method, status }, (performance.now() - began) / 1000)
      })
      return (name) => {
        route = name
      }
    },
    pageDrawn: (seconds) => draws.observe(seconds),
    changeHeard: (milliseconds) => lag.observe(Math.max(0, milliseconds) / 1000),
    read: () => register.metrics(),
    contentType: register.contentType,
  }
}
