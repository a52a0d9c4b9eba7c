/**
 * What two processes on one port (`WORKERS=2`) carry, to what one does, on either database. Processes, database and clients
 * share the cores of this machine: where these are two, the figure says what the second process costs. So does the
 * processor time of a request, which wavers less on a busy machine.
 */
import { readFileSync } from 'node:fs'
import { step } from '../scripts/progress.mjs'
import { median } from './budgets.mjs'
import { keptAndEverNew, load } from './load.mjs'
import { demoOnPostgres } from './postgresDemo.mjs'
import { launch, startSite } from './site.mjs'

const ROUNDS = 5
const COUNTS = ['1', '2']

/** The system's unit of processor time, in milliseconds. */
const TICK = 10

/**
 * @typedef {{ url: string, pid: number, stop: () => Promise<unknown> }} Started
 * @typedef {import('./load.mjs').Carried & { cost: number }} Carried `cost`: milliseconds of processor time of a request
 */

/**
 * Milliseconds of processor time that a process and those that it supervises have used.
 * @param {number} pid
 */
function timeUsed(pid) {
  const supervised = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
  let used = 0
  for (const process of [pid, ...supervised]) {
    // After the command in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    used += TICK * (Number(fields[11]) + Number(fields[12]))
  }
  return used
}

/**
 * @param {Started} site
 * @param {string} path
 * @param {import('./load.mjs').Load} how
 * @returns {Promise<Carried>}
 */
async function carry({ url, pid }, path, how) {
  const before = timeUsed(pid)
  const { rate, p99 } = await load(url + path, how)
  return { rate, p99, cost: (timeUsed(pid) - before) / (rate * how.seconds) }
}

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
        const one = await carry(sites[0], path, { seconds, ...more })
        const two = await carry(sites[1], path, { seconds, ...more })
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
        what: '  processor time of a request, two to one',
        measured: median(rounds.map(([one, two]) => two.cost / one.cost)),
        unit: '×',
      },
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
  // Indexes are read by then; two sites that start together take their time.
  const ready = { path: '/readyz', patience: 120_000 }
  const onSqlite = await measureOn('SQLite', (env) => startSite(env, ready), seconds)
  const demo = await demoOnPostgres()
  try {
    const start = (/** @type {Record<string, string>} */ env) =>
      launch(demo.folder, { ...env, DATABASE_URL: demo.databaseUrl }, ready)
    return [...onSqlite, ...(await measureOn('PostgreSQL', start, seconds))]
  } finally {
    await demo.stop()
  }
}
