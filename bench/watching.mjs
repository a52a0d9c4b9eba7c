/**
 * What figures and traces cost: a kept page and a search that was never asked before, with each of them to the same site
 * without. The collector lies on the same cores, so traces cost less where it is elsewhere.
 */
import http from 'node:http'
import { atEnd } from '../scripts/cleanup.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { step } from '../scripts/progress.mjs'
import { median } from './budgets.mjs'
import { keptAndEverNew, load } from './load.mjs'
import { startSite } from './site.mjs'

const ROUNDS = 5

/** A collector that takes everything and keeps nothing. */
async function startCollector() {
  const port = await freePort()
  const server = http.createServer((request, response) => request.resume().on('end', () => response.end()))
  /** @type {Promise<void>} */
  const listening = new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listening
  const close = () => void server.close().closeAllConnections()
  const closed = atEnd(close)
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      close()
      closed()
    },
  }
}

/**
 * @param {number} seconds of a round
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function measureWatching(seconds) {
  const collector = await startCollector()
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  /** @type {Record<string, Record<string, string>>} */
  const ways = {
    nothing: {},
    figures: { METRICS_PORT: String(await freePort()) },
    'a trace of twenty': {
      ...traces,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    },
    'all traces': traces,
  }
  const sites = await step('Starting four sites', () => Promise.all(Object.values(ways).map((env) => startSite(env))))
  try {
    /** @type {import('./budgets.mjs').Row[]} */
    const rows = []
    for (const [name, { path, ...more }] of Object.entries(keptAndEverNew)) {
      const rates = sites.map(() => /** @type {number[]} */ ([]))
      await step(`Watching: ${name}`, async () => {
        for (let round = 0; round <= ROUNDS; round++)
          for (const [at, { url }] of sites.entries()) {
            const { rate } = await load(url + path, { seconds, ...more })
            // The first round warms up.
            if (round > 0) rates[at]?.push(rate)
          }
      })
      const [plain = []] = rates
      rows.push({ what: `${name}, not watched`, measured: median(plain), unit: '/s' })
      for (const [at, way] of Object.keys(ways).entries())
        if (at > 0)
          rows.push({
            what: `  with ${way}, to that`,
            measured: median((rates[at] ?? []).map((rate, round) => rate / (plain[round] ?? Number.NaN))),
            unit: '×',
          })
    }
    return rows
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    collector.stop()
  }
}
