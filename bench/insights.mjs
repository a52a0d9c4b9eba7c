/**
 * The figures of the admin among a year of many events: 5 million on SQLite, 50 million on PostgreSQL, of which the last
 * ninety days still lie there one by one. All the calls of the screen, as a browser makes them, how long another request
 * waits meanwhile, and how long it takes to count what has come in.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { connect } from '../scripts/database.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { quantile } from './budgets.mjs'
import { FRESH, fillCounts, fillEvents } from './fillInsights.mjs'
import { signIn } from './rest.mjs'
import { launch } from './site.mjs'

const ROUNDS = 20
/** Milliseconds between looks. */
const LOOK = 20
const tables = [
  'sources',
  'campaigns',
  'pages',
  'articles',
  'dealers',
  'searches',
  'emptySearches',
  'postcodes',
  'answering',
  'sms',
]

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string} period
 */
async function measureScreen(url, headers, period) {
  const paths = ['overview', ...tables.map((name) => `table/${name}`)]
  /** @type {number[]} */
  const whole = []
  /** @type {number[]} */
  const calls = []
  /** @type {number[]} */
  const waits = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    let open = true
    const asking = Promise.all(
      paths.map(async (path) => {
        const asked = performance.now()
        const answer = await fetch(`${url}/api/globals/insights/${path}?period=${period}&compare=previous`, { headers })
        await answer.text()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        calls.push(performance.now() - asked)
      }),
    ).finally(() => {
      open = false
    })
    while (open) {
      const asked = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      waits.push(performance.now() - asked)
    }
    await asking
    whole.push(performance.now() - began)
  }
  return { whole, calls, waits }
}

/**
 * Milliseconds until the process has counted all that was not.
 * @param {string} address
 */
async function untilCounted(address) {
  const database = await connect(address)
  const left = async () =>
    Number((await database.rows('select count(*) as n from analytics_events where counted_at is null'))[0]?.n)
  try {
    // It begins when it has got hold of its lock.
    while ((await left()) === FRESH) await wait(LOOK)
    const began = performance.now()
    while ((await left()) > 0) await wait(LOOK)
    return performance.now() - began
  } finally {
    await database.close()
  }
}

/**
 * @param {string} dialect
 * @param {string} databaseUrl
 * @param {number} events of a year
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
async function measure(dialect, databaseUrl, events) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-insights-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  try {
    const env = { DATABASE_URL: databaseUrl, DEMO: '0' }
    await (await launch(dataDir, env)).stop()
    const title = `${(events / 1_000_000).toLocaleString('en')} million events, ${dialect}`
    const address = databaseUrl || `file:${join(dataDir, 'site.db')}`
    const counts = await step(`Counts of ${title}`, () => fillCounts(address, events))
    const raw = await step(`Events of ${title}`, () => fillEvents(address, events))
    const site = await launch(dataDir, env)
    try {
      const counting = await step(`Counting among ${title}`, () => untilCounted(address))
      /** @type {import('./budgets.mjs').Row[]} */
      const found = [
        { what: `${title}: rows of counts`, measured: counts, unit: '' },
        { what: '  events that are kept', measured: raw, unit: '' },
        { what: '  counting of what came in', measured: (FRESH / counting) * 1000, unit: '/s' },
      ]
      const headers = await signIn(site.url)
      for (const [period, name] of /** @type {const} */ ([
        ['30', '30 days'],
        ['12m', '12 months'],
      ])) {
        const { whole, calls, waits } = await step(`Insights of ${name}, ${title}`, () =>
          measureScreen(site.url, headers, period),
        )
        found.push(
          { what: `insights of ${name}, ${title}: the whole screen, p50`, measured: quantile(whole, 0.5), unit: 'ms' },
          { what: '  p99', measured: quantile(whole, 0.99), unit: 'ms', budget: { atMost: 1000 } },
          { what: '  one call, p50', measured: quantile(calls, 0.5), unit: 'ms' },
          { what: '  one call, p99', measured: quantile(calls, 0.99), unit: 'ms' },
          { what: '  another request meanwhile, p99', measured: quantile(waits, 0.99), unit: 'ms' },
        )
      }
      return found
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

export async function measureInsights() {
  const rows = await measure('SQLite', '', 5_000_000)
  const server = await startPostgres()
  try {
    rows.push(...(await measure('PostgreSQL', server.url, 50_000_000)))
  } finally {
    await server.stop()
  }
  return rows
}
