/**
 * What two processes on one port (`WORKERS=2`) carry, to what one does, on either database. Processes, database and whoever
 * asks share the cores of this machine: where these are two, the figure says what the second process costs.
 */
import { step } from '../scripts/progress.mjs'
import { median } from './budgets.mjs'
import { keptAndEverNew, load } from './load.mjs'
import { demoOnPostgres } from './postgresDemo.mjs'
import { launch, startSite } from './site.mjs'

const ROUNDS = 5
const COUNTS = ['1', '2']

/**
 * @typedef {{ url: string, stop: () => Promise<unknown> }} Started
 * @typedef {import('./load.mjs').Carried} Carried
 */

/**
 * Rounds of either take turns, so that both meet the same machine.
 * @param {readonly [Started, Started]} sites with one process, and with two
 * @param {string} database
 * @param {number} seconds of a round
 */
async function compare(sites, database, seconds) {
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  for (const [name, { path, ...more }] of Object.entries(keptAndEverNew)) {
    /** @type {[Carried, Carried][]} */
    const rounds = []
    await step(`Workers: ${name}, ${database}`, async () => {
      for (let round = 0; round <= ROUNDS; round++) {
        const one = await load(sites[0].url + path, { seconds, ...more })
        const two = await load(sites[1].url + path, { seconds, ...more })
        // The first round warms up.
        if (round > 0) rounds.push([one, two])
      }
    })
    rows.push(
      {
        what: `${name}, ${database}, two processes to one`,
        measured: median(rounds.map(([one, two]) => two.rate / one.rate)),
        unit: '×',
      },
      { what: '  requests a second: one', measured: median(rounds.map(([one]) => one.rate)), unit: '/s' },
      { what: '  requests a second: two', measured: median(rounds.map(([, two]) => two.rate)), unit: '/s' },
      {
        what: '  p99 at 50 connections, two to one',
        measured: median(rounds.map(([one, two]) => two.p99 / one.p99)),
        unit: '×',
      },
    )
  }
  return rows
}

/**
 * @param {string} database
 * @param {(env: Record<string, string>) => Promise<Started>} start
 * @param {number} seconds
 */
async function measureOn(database, start, seconds) {
  const [one, two] = await step(`Starting the site on ${database}, twice`, () =>
    Promise.all(COUNTS.map((count) => start({ WORKERS: count }))),
  )
  if (!one || !two) throw new Error('two sites are compared')
  try {
    return await compare([one, two], database, seconds)
  } finally {
    await Promise.all([one.stop(), two.stop()])
  }
}

/**
 * @param {number} seconds of a round
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function measureWorkers(seconds) {
  const onSqlite = await measureOn('SQLite', (env) => startSite(env), seconds)
  const demo = await demoOnPostgres()
  try {
    const start = (/** @type {Record<string, string>} */ env) =>
      launch(demo.folder, { ...env, DATABASE_URL: demo.databaseUrl })
    return [...onSqlite, ...(await measureOn('PostgreSQL', start, seconds))]
  } finally {
    await demo.stop()
  }
}
