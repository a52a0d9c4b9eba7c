/**
 * What two and three nodes behind the balancer of `ops/cluster` carry, to what one does there. Nodes, balancer, database
 * and the clients share the cores of this machine, so the figure says what a node costs; more machines carry more.
 */
import { hasBalancer, startBalancer } from '../scripts/balancer.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { step } from '../scripts/progress.mjs'
import { median } from './budgets.mjs'
import { keptAndEverNew, load } from './load.mjs'
import { demoOnPostgres } from './postgresDemo.mjs'
import { launch } from './site.mjs'

const ROUNDS = 3
const COUNTS = [1, 2, 3]

/** The demo on PostgreSQL, and as many nodes as are compared; `url` leads to `count` of them while `use` runs. */
async function startNodes() {
  const demo = await demoOnPostgres()
  const port = await freePort()
  const env = { DATABASE_URL: demo.databaseUrl, SITE_URL: `http://localhost:${port}`, TRUST_PROXY: '1' }
  const nodes = await Promise.all(COUNTS.map(() => launch(demo.folder, env)))
  return {
    /**
     * @template Result
     * @param {number} count
     * @param {(url: string) => Promise<Result>} use
     */
    async behindBalancer(count, use) {
      const balancer = await startBalancer(
        nodes.slice(0, count).map(({ url }) => url),
        port,
      )
      try {
        return await use(balancer.url)
      } finally {
        await balancer.stop()
      }
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()))
      await demo.stop()
    },
  }
}

/**
 * @param {number} seconds of a round
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function measureNodes(seconds) {
  if (!hasBalancer()) {
    console.log('Nodes are left out: HAProxy is not installed.')
    return []
  }
  const cluster = await step('Starting three nodes', startNodes)
  try {
    /** @type {import('./budgets.mjs').Row[]} */
    const rows = []
    for (const [name, { path, ...more }] of Object.entries(keptAndEverNew)) {
      const carried = COUNTS.map(() => /** @type {import('./load.mjs').Carried[]} */ ([]))
      await step(`Nodes: ${name}`, async () => {
        for (let round = 0; round <= ROUNDS; round++)
          for (const [at, count] of COUNTS.entries()) {
            const one = await cluster.behindBalancer(count, (url) => load(url + path, { seconds, ...more }))
            // The first round warms up.
            if (round > 0) carried[at]?.push(one)
          }
      })
      const medians = carried.map((rounds) => ({
        rate: median(rounds.map(({ rate }) => rate)),
        p99: median(rounds.map(({ p99 }) => p99)),
      }))
      const [first = { rate: 1, p99: 1 }] = medians
      for (const [at, { rate, p99 }] of medians.entries())
        rows.push(
          { what: `${name}, nodes: ${COUNTS[at]}, to one`, measured: rate / first.rate, unit: '×' },
          { what: '  requests a second', measured: rate, unit: '/s' },
          { what: '  p99 at 50 connections', measured: p99, unit: 'ms' },
          { what: '  p99 to that of one', measured: p99 / first.p99, unit: '×' },
        )
    }
    return rows
  } finally {
    await cluster.stop()
  }
}
